export { action } from './action.ts';
export { CityScreen as Component } from './CityScreen.tsx';
