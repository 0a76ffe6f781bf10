export { SailDetailOutline as Outline } from './SailDetailOutline.tsx';
export { SailDetailScreen as Component } from './SailDetailScreen.tsx';
export { thing } from './thing.ts';
