export { NewsDetailOutline as Outline } from './NewsDetailOutline.tsx';
export { NewsDetailScreen as Component } from './NewsDetailScreen.tsx';
export { thing } from './thing.ts';
