export { InsureRecordOutline as Outline, InsureRecordScreen as Component } from './InsureRecordScreen.tsx';
