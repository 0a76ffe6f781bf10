export { CargoTrackingOutline as Outline, CargoTrackingScreen as Component } from './CargoTrackingScreen.tsx';
