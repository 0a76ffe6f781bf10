export { PagesScreen as Component } from './PagesScreen.tsx';
