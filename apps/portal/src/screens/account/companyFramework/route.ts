export {
  CompanyFrameworkOutline as Outline,
  CompanyFrameworkScreen as Component,
} from './CompanyFrameworkScreen.tsx';
