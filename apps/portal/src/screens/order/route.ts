export { loader } from './loader.ts';
export { OrderScreen as Component } from './OrderScreen.tsx';
