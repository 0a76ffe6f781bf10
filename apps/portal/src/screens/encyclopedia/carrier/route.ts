export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { CarrierScreen as Component } from './CarrierScreen.tsx';
export { thing } from './thing.ts';
