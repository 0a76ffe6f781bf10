export { SurchargesOutline as Outline, SurchargesScreen as Component } from './SurchargesScreen.tsx';
