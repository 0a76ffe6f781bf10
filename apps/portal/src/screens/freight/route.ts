export { FreightScreen as Component } from './FreightScreen.tsx';
