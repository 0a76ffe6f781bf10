export {
  InsuranceCompanyOutline as Outline,
  InsuranceCompanyScreen as Component,
} from './InsuranceCompanyScreen.tsx';
