import type { Language } from '../language/languages.ts';
import { firstPageId } from './ids.ts';

export type LoaderData = Record<string, unknown>;

/** What the server wrote into a page that it drew: for whom, and from which data. */
export interface FirstPage {
  readonly language: Language;
  readonly loaderData: LoaderData;
  /** When it was drawn: what is printed of "now" is by this time until the page is taken over. */
  readonly renderedAt: string;
  /** Drawn in place of a page that is not there; the browser finds that out by itself and goes to the one that says so. */
  readonly missing?: true;
}

/** The data of the page that came drawn; null where the server sent an empty one. */
export function readFirstPage(): FirstPage | null {
  const text = document.getElementById(firstPageId)?.textContent;
  return text ? (JSON.parse(text) as FirstPage) : null;
}
