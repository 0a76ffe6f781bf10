export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { VesselScreen as Component } from './VesselScreen.tsx';
