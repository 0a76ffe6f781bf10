import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SiteProvider } from '../context.tsx';
import { packOf, wordsFileOf } from '../language/speech.ts';
import { pathBelow } from '../navigation/base.ts';
import { moduleOf } from '../navigation/pages.ts';
import type { Site } from '../site.ts';
import { documentOf, type Manifest } from './document.ts';
import type { LoaderData } from './firstPage.ts';

export { readerOf } from './reader.ts';

export interface RendererOptions {
  /** A site for this renderer alone, whose language it draws. */
  readonly site: Site;
  /** The built `index.html`. */
  readonly template: string;
  readonly manifest: Manifest;
  /** What starts a page that came drawn, and what its reader needs next, as the manifest names them. */
  readonly starter: string;
  readonly next: readonly string[];
}

/** Draws first pages for visitors in one language. */
export async function createRenderer({ site, template, manifest, ...options }: RendererOptions) {
  const { language, pages, base } = site;
  const kit = await site.load();
  const handler = createStaticHandler(site.routes.tree(), { basename: base });

  /** The page at an address of `addressOf` as HTML, or null where only the browser can draw it: redirects, failures. */
  return async (url: string): Promise<string | null> => {
    const page = pages.at(pathBelow(base, new URL(url).pathname));
    if (!page) return null;

    const loaded = await handler.query(new Request(url));
    if (loaded instanceof Response || loaded.errors) return null;
    const context = { ...loaded, loaderData: await settled(loaded.loaderData) };
    const router = createStaticRouter(handler.dataRoutes, context);
    const markup = renderToString(
      <SiteProvider site={site} kit={kit}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProvider>,
    );
    return documentOf(template, manifest, {
      lang: kit.lang,
      markup,
      data: { language, loaderData: context.loaderData },
      modules: [moduleOf(page.screen), wordsFileOf(`screens/${page.screen}`, language), packOf(language)].map(
        (path) => `src${path.slice(1)}`,
      ),
      starter: options.starter,
      next: options.next,
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
