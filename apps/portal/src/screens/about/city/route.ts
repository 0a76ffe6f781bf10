export { CityScreen as Component } from './CityScreen.tsx';
