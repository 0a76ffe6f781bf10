export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { RegulationScreen as Component } from './RegulationScreen.tsx';
export { thing } from './thing.ts';
