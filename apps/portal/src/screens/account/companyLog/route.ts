export { CompanyLogOutline as Outline, CompanyLogScreen as Component } from './CompanyLogScreen.tsx';
