export { OrderRecordOutline as Outline, OrderRecordScreen as Component } from './OrderRecordScreen.tsx';
