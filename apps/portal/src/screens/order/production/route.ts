export { ProductionScreen as Component } from './ProductionScreen.tsx';
