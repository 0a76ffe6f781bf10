export { dismissToast } from './dismissToast.ts';
export { type ListStoriesOptions, listStories } from './listStories.ts';
export { type Mocks, recordedMock } from './recordedMock.ts';
export { sayingOf } from './saying.ts';
export { type SiteStoryArgs, siteOf, siteStories } from './siteStories.tsx';
export { type StateStoriesOptions, stateStories } from './stateStories.ts';
export {
  containing,
  either,
  formWords,
  inStoryLanguage,
  kitWords,
  nameInStoryLanguage,
  refusalTextOf,
} from './storyLanguage.ts';
