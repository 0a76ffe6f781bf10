export { AgreementScreen as Component } from './AgreementScreen.tsx';
export { thing } from './thing.ts';
