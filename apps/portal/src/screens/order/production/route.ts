export { action } from './action.ts';
export { ProductionScreen as Component } from './ProductionScreen.tsx';
