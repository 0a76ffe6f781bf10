import type { Language } from '@fairway/site/languages';
import * as site from '@fairway/site/render';
import { hints } from './hints.ts';
import { createPortal } from './portal.ts';

export { addressOf } from './addressOf.ts';

export interface RendererOptions extends Pick<site.RendererOptions, 'template' | 'manifest'> {
  readonly language: Language;
  /** Carries the gateway's requests, whose addresses begin with `/api`. */
  readonly fetch: typeof fetch;
}

/** Draws the portal's first pages for visitors in one language, with a portal of its own. */
export function createRenderer({ language, fetch, ...built }: RendererOptions) {
  return site.createRenderer({
    ...built,
    site: createPortal({ language, fetch }),
    starter: 'src/start.ts',
    // What the first call needs, and what stands until it is answered.
    next: ['src/gateway.ts', 'src/calls/ports.ts', '../../packages/site/src/shell/NextPage.tsx'],
  });
}

/** Who asks for a page: a visitor's language, or null for somebody logged in. */
export const readerOf = site.readerOf.bind(null, hints);
