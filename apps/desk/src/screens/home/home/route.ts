export { HomeScreen as Component } from './HomeScreen.tsx';
