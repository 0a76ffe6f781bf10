export { action } from './action.ts';
export { loader } from './loader.ts';
export { ProductionScreen as Component } from './ProductionScreen.tsx';
