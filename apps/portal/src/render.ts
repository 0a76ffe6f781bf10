import type { Operator } from '@fairway/site';
import { type Language, languages } from '@fairway/site/languages';
import * as site from '@fairway/site/render';
import { cookies } from './cookies.ts';
import { descriptionsIn } from './head/descriptions.ts';
import { factsOf } from './head/facts.ts';
import { createPortal } from './portal.ts';
import { pageAt } from './routes.ts';

export { withOperator } from '@fairway/site/render';
export { addressOf, isSecret } from './addressOf.ts';
export { knownPages } from './siteMap.ts';

export interface RendererOptions extends Pick<site.RendererOptions, 'template' | 'manifest' | 'origin'> {
  readonly language: Language;
  /** Carries the gateway's requests, whose addresses begin with `/api`. */
  readonly fetch: typeof fetch;
  readonly operator: Operator;
}

/** Draws the portal's first pages for visitors in one language, with a separate portal. */
export function createRenderer({ language, fetch, operator, ...built }: RendererOptions) {
  return site.createRenderer({
    ...built,
    site: createPortal({ language, fetch, operator }),
    starter: 'src/start.ts',
    fonts: ['../../packages/ui/src/theme/brands/archivo.woff2'],
    // Modules for the first request and for the placeholder that is shown until its response.
    next: ['src/gateway.ts', 'src/calls/ports.ts', '../../packages/site/src/shell/NextPage.tsx'],
    facts: factsOf,
  });
}

/** Whether a page exists at an address, for any reader. */
export function hasPage(target: string): boolean {
  return pageAt(new URL(target, 'http://portal').pathname) !== undefined;
}

/** The language of a page that the browser draws. */
export const languageOf = site.languageFor.bind(null, cookies);

/** The built `index.html` in a language. */
export function shellIn(template: string, language: Language): string {
  return site.shellOf(template, {
    lang: languages[language].locale,
    title: language === 'zh' ? 'Fairway 航道' : 'Fairway',
    description: descriptionsIn(language).home ?? '',
  });
}

/** The reader of a page: a visitor's language, or null for a logged-in user. */
export const readerOf = site.readerOf.bind(null, cookies);
