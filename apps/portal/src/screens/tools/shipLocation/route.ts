export { ShipLocationScreen as Component } from './ShipLocationScreen.tsx';
export { thing } from './thing.ts';
