import type { Tab } from '../routes.ts';

/** What stands on the picture that links to a tab are shown with: the tab's name, and what is found there. */
export type SharePictures = Readonly<Record<Tab, readonly [name: string, ...lines: string[]]>>;
