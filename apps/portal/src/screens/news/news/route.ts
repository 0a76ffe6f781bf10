export { NewsOutline as Outline, NewsScreen as Component } from './NewsScreen.tsx';
export { thing } from './thing.ts';
