export { OrderRecordScreen as Component } from './OrderRecordScreen.tsx';
