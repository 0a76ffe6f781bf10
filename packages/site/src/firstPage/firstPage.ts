import type { Language } from '../language/languages.ts';
import { firstPageId } from './ids.ts';

export type LoaderData = Record<string, unknown>;

/** The data that the server wrote into a page that it rendered: for which reader, and from which data. */
export interface FirstPage {
  readonly language: Language;
  readonly loaderData: LoaderData;
  /** The time of rendering: values relative to "now" use it until the page is hydrated. */
  readonly renderedAt: string;
  /**
   * Set if the server rendered it in place of a page that does not exist; the browser detects that too and goes to the
   * not-found page.
   */
  readonly missing?: true;
}

/** Returns the data of the server-rendered page; null if the server sent an empty one. */
export function readFirstPage(): FirstPage | null {
  const text = document.getElementById(firstPageId)?.textContent;
  return text ? (JSON.parse(text) as FirstPage) : null;
}
