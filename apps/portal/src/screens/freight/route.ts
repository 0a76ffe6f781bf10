export { FreightScreen as Component } from './FreightScreen.tsx';
export { loader } from './loader.ts';
