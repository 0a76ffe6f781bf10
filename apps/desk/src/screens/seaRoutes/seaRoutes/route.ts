export { SeaRoutesOutline as Outline, SeaRoutesScreen as Component } from './SeaRoutesScreen.tsx';
