export { RemittancesScreen as Component } from './RemittancesScreen.tsx';
