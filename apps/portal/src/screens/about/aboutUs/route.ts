export { AboutUsScreen as Component } from './AboutUsScreen.tsx';
export { thing } from './thing.ts';
