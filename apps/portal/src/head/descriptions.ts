import type { Language } from '@fairway/site/languages';
import type { Tab, TitleKey } from '../routes.ts';

export type Descriptions = Partial<Record<TitleKey, string>>;

/** The texts on the picture of links to a tab: the tab's name, and its contents. */
export type SharePictures = Readonly<Record<Tab, readonly [name: string, ...lines: string[]]>>;

const descriptions = import.meta.glob<Record<string, Descriptions>>('./descriptions.*.ts', { eager: true });

/**
 * Returns the descriptions of pages for listings of their titles: one or two sentences for each public page. They are
 * written into server-rendered pages only, so no browser fetches them.
 */
export function descriptionsIn(language: Language): Descriptions {
  return descriptions[`./descriptions.${language}.ts`]?.[language] ?? {};
}
