export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { thing } from './thing.ts';
export { VesselScreen as Component } from './VesselScreen.tsx';
