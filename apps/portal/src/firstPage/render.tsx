import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { wire } from '../gateway.ts';
import { loadLanguage } from '../language/i18n.ts';
import { type Language, languageAtom } from '../language/language.ts';
import { findRoute } from '../navigation/findRoute.ts';
import { Portal } from '../Portal.tsx';
import { portalRoutes } from '../router.tsx';
import { moduleOf, pages } from '../routes.ts';
import { store } from '../store.ts';
import { documentOf, type Manifest } from './document.ts';
import type { LoaderData } from './firstPage.ts';

export { addressOf } from './addressOf.ts';
export { readerOf } from './reader.ts';

export interface RendererOptions {
  readonly language: Language;
  /** Carries the gateway's requests, whose addresses begin with `/api`. */
  readonly fetch: typeof fetch;
  /** The built `index.html`. */
  readonly template: string;
  readonly manifest: Manifest;
}

/**
 * Draws first pages for visitors in one language. Words, language and session are one per copy of this module, as
 * they are one per page in a browser: the server loads a copy for each language.
 */
export async function createRenderer({ language, fetch, template, manifest }: RendererOptions) {
  wire.fetch = fetch;
  store.set(languageAtom, language);
  const kit = await loadLanguage(language);
  const handler = createStaticHandler(portalRoutes());

  /** The page at an address of `addressOf` as HTML, or null where only the browser can draw it: redirects, failures. */
  return async (url: string): Promise<string | null> => {
    const route = findRoute(pages, new URL(url).pathname);
    if (!route) return null;

    const loaded = await handler.query(new Request(url));
    if (loaded instanceof Response || loaded.errors) return null;
    const context = { ...loaded, loaderData: await settled(loaded.loaderData) };
    const router = createStaticRouter(handler.dataRoutes, context);
    const markup = renderToString(
      <Portal kit={kit}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Portal>,
    );
    return documentOf(template, manifest, {
      lang: kit.lang,
      markup,
      data: { language, loaderData: context.loaderData },
      modules: [
        moduleOf(route.screen),
        `./screens/${route.screen}/words.${language}.ts`,
        `./language/pack.${language}.ts`,
      ].map((path) => `src${path.slice(1)}`),
    });
  };
}

/** Waits for what a loader lets stream in: a page that is drawn once is drawn whole. */
async function settled(data: LoaderData): Promise<LoaderData> {
  const waits = Object.entries(data).map(async ([id, value]) => [id, await settledFields(value)] as const);
  return Object.fromEntries(await Promise.all(waits));
}

async function settledFields(value: unknown): Promise<unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const waits = Object.entries(value).map(async ([key, field]) => [key, await field] as const);
  return Object.fromEntries(await Promise.all(waits));
}
