export { AgreementScreen as Component } from './AgreementScreen.tsx';
export { loader } from './loader.ts';
