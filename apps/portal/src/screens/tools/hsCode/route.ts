export { HsCodeOutline as Outline, HsCodeScreen as Component } from './HsCodeScreen.tsx';
export { thing } from './thing.ts';
