export { FreightOutline as Outline } from './FreightOutline.tsx';
export { FreightScreen as Component } from './FreightScreen.tsx';
export { thing } from './thing.ts';
