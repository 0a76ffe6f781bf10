export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { PortInfoScreen as Component } from './PortInfoScreen.tsx';
export { thing } from './thing.ts';
