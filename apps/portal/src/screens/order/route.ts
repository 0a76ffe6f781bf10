export { OrderScreen as Component } from './OrderScreen.tsx';
