export { ImportsScreen as Component } from './ImportsScreen.tsx';
