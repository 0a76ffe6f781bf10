export { listLoader, refusePastTheEnd } from './listLoader.ts';
export { pagesOf } from './pagesOf.ts';
export { type SiteList, siteList } from './siteList.ts';
