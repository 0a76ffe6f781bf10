export { InsurersScreen as Component } from './InsurersScreen.tsx';
