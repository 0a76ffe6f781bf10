import type { Language } from '@fairway/site/languages';
import type { Tab, TitleKey } from '../routes.ts';

export type Descriptions = Partial<Record<TitleKey, string>>;

/** The texts on the picture of links to a tab: the tab's name, and its contents. */
export type SharePictures = Readonly<Record<Tab, readonly [name: string, ...lines: string[]]>>;

const descriptions = import.meta.glob<Record<string, Descriptions>>('./descriptions.*.ts', { eager: true });

/**
 * What a page says of itself where its title is listed: one or two sentences for each page that anybody may open. They
 * are written into drawn pages only, so no browser fetches them.
 */
export function descriptionsIn(language: Language): Descriptions {
  return descriptions[`./descriptions.${language}.ts`]?.[language] ?? {};
}
