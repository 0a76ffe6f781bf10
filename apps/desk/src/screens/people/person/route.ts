export { PersonScreen as Component } from './PersonScreen.tsx';
