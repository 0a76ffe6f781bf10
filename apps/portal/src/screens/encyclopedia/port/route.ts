export { PortOutline as Outline } from './PortOutline.tsx';
export { PortScreen as Component } from './PortScreen.tsx';
export { thing } from './thing.ts';
