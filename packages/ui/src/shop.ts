export { cartSum, orderedNum } from './components/shop/CartLine/cart.ts';
