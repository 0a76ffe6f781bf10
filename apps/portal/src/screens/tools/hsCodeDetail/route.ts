export { HsCodeDetailOutline as Outline } from './HsCodeDetailOutline.tsx';
export { HsCodeDetailScreen as Component } from './HsCodeDetailScreen.tsx';
export { thing } from './thing.ts';
