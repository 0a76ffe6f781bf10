export { FollowInfoOutline as Outline } from './FollowInfoOutline.tsx';
export { FollowInfoScreen as Component } from './FollowInfoScreen.tsx';
export { thing } from './thing.ts';
