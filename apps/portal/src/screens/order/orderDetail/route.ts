export { OrderDetailOutline as Outline } from './OrderDetailOutline.tsx';
export { OrderDetailScreen as Component } from './OrderDetailScreen.tsx';
