export { AgreementScreen as Component } from './AgreementScreen.tsx';
