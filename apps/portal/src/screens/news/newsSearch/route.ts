export { NewsSearchOutline as Outline, NewsSearchScreen as Component } from './NewsSearchScreen.tsx';
export { thing } from './thing.ts';
