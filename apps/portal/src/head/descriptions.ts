import type { Language } from '@fairway/site/languages';
import type { TitleKey } from '../routes.ts';

export type Descriptions = Partial<Record<TitleKey, string>>;

const found = import.meta.glob<Record<string, Descriptions>>('./descriptions.*.ts', { eager: true });

/**
 * What a page says of itself where its title is listed: one or two sentences for each page that anybody may open. They
 * are written into drawn pages only, so no browser fetches them.
 */
export function descriptionsIn(language: Language): Descriptions {
  return found[`./descriptions.${language}.ts`]?.[language] ?? {};
}
