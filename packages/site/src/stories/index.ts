export { dismissToast } from './dismissToast.ts';
export { type ListStoriesOptions, listStories } from './listStories.ts';
export { type Mocks, played } from './played.ts';
export { sayingOf } from './saying.ts';
export { type SiteStoryArgs, siteOf, siteStories } from './siteStories.tsx';
export { type StateStoriesOptions, stateStories } from './stateStories.ts';
export { containing, either, formWords, kitWords, refusalTextOf, shown, shownName } from './storyLanguage.ts';
