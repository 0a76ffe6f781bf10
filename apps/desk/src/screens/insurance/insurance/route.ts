export { InsuranceScreen as Component } from './InsuranceScreen.tsx';
