export { RegulationsOutline as Outline, RegulationsScreen as Component } from './RegulationsScreen.tsx';
