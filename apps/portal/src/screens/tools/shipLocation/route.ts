export { ShipLocationScreen as Component } from './ShipLocationScreen.tsx';
