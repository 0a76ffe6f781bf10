export { type Mocks, played } from './played.ts';
export { type SiteStoryArgs, siteOf, siteStories } from './siteStories.tsx';
