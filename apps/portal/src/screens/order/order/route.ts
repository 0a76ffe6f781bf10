export { OrderOutline as Outline } from './OrderOutline.tsx';
export { OrderScreen as Component } from './OrderScreen.tsx';
