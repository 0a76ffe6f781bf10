export { CarriersOutline as Outline, CarriersScreen as Component } from './CarriersScreen.tsx';
