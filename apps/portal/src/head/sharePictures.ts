import type { Tab } from '../routes.ts';

/** The texts on the picture of links to a tab: the tab's name, and its contents. */
export type SharePictures = Readonly<Record<Tab, readonly [name: string, ...lines: string[]]>>;
