import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Language } from '../language/languages.ts';
import { packOf, wordsFileOf } from '../language/localization.ts';
import { pathBelow } from '../navigation/base.ts';
import { moduleOf, type Page, wordFoldersOf } from '../navigation/pages.ts';
import type { Operator } from '../operator/operator.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import { subjectOf } from '../shell/titledScreen.tsx';
import type { Site } from '../site.ts';
import { documentOf, type Manifest } from './document.ts';
import type { LoaderData } from './firstPage.ts';
import { headOf, type PageFacts } from './head.ts';

export { withOperator } from '../operator/operator.ts';
export { shellOf } from './document.ts';
export type { PageFacts } from './head.ts';
export { languageFor, readerOf } from './requestLanguage.ts';

/** A drawn page, for its metadata. */
export interface DrawnPage {
  readonly page: Page;
  /** Its path and query. */
  readonly address: string;
  readonly language: Language;
  /** The data of its loader. */
  readonly data: unknown;
  /** Name of the item that the page shows, as in its title; null for other pages. */
  readonly subject: string | null;
  /** Title of any page, by its key. */
  readonly titleOf: (key: string) => string;
  readonly origin: string;
  readonly operator: Operator;
}

export interface RendererOptions {
  /** A site for this renderer alone, whose language it draws. */
  readonly site: Site;
  /** The built `index.html`. */
  readonly template: string;
  readonly manifest: Manifest;
  /**
   * The module that starts a rendered page, the fonts that nearly every page is painted with, and the modules that its
   * reader needs next, as named in the manifest.
   */
  readonly starter: string;
  readonly fonts: readonly string[];
  readonly next: readonly string[];
  /** Scheme and host that readers open the site at. */
  readonly origin: string;
  /** Metadata of a page for search engines. */
  readonly facts: (page: DrawnPage) => Promise<PageFacts>;
}

/** A page as HTML, or a not-found page if its content is missing. */
export interface Drawn {
  readonly html: string;
  readonly found: boolean;
  /** Another address of the same page, such as the last page of a list, where readers are led instead. */
  readonly leadsTo?: string;
}

const missingPath = '/notFound';

/** Draws first pages for visitors in one language. */
export async function createRenderer({ site, template, manifest, ...options }: RendererOptions) {
  const { localization, navigation, gateway } = site;
  const { language, i18n } = localization;
  const { pages, base } = navigation;
  const kit = await localization.load();
  const handler = createStaticHandler(navigation.routes.tree(), { basename: base });
  const siteName = localization.say('site.name');
  const titleOf = (key: string) => i18n.t(`common:title.${key}`);

  const draw = async (url: string, missing?: true): Promise<Drawn | null> => {
    const page = pages.at(pathBelow(base, new URL(url).pathname));
    if (!page) return missing ? null : draw(new URL(missingPath, url).href, true);

    const loaded = await handler.query(new Request(url));
    if (loaded instanceof Response) {
      const leadsTo = loaded.headers.get('location') ?? '';
      return leadsTo === (base ?? '') + missingPath && !missing
        ? draw(new URL(leadsTo, url).href, true)
        : ledWithin(url, leadsTo);
    }
    if (loaded.errors) return null;
    const context = { ...loaded, loaderData: await settled(loaded.loaderData) };
    const router = createStaticRouter(handler.dataRoutes, context);
    const renderedAt = gateway.now();
    const markup = renderToString(
      <SiteProvider site={site} kit={kit} router={router} renderedAt={renderedAt}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProvider>,
    );
    const isFound = page.path !== missingPath;
    const { pathname, search } = new URL(url);
    const address = pathBelow(base, pathname) + search;
    const data = context.loaderData[loaded.matches.at(-1)?.route.id ?? ''];
    const subject = subjectOf(localization, await pages.fetchScreen(page), data);
    const facts = await options.facts({
      page,
      address,
      language,
      data,
      subject,
      titleOf,
      origin: options.origin,
      operator: site.operator,
    });
    const html = documentOf(template, manifest, {
      lang: kit.lang,
      markup,
      data: {
        language,
        loaderData: context.loaderData,
        renderedAt: renderedAt.toISOString(),
        ...(missing && { missing }),
      },
      head: headOf(isFound ? facts : { ...facts, hidden: true }, {
        origin: options.origin,
        address,
        language,
        siteName,
      }),
      modules: [
        moduleOf(page.screen),
        ...wordFoldersOf(page).map((folder) => wordsFileOf(folder, language)),
        packOf(language),
      ].map((path) => `src${path.slice(1)}`),
      starter: options.starter,
      fonts: options.fonts,
      next: options.next,
    });
    return { html, found: isFound };
  };

  /**
   * Returns the page at an address of `addressOf`, or null if only the browser can render it: redirects, failures. An
   * address without a page, or of a thing that does not exist, gives the not-found page.
   */
  return (url: string): Promise<Drawn | null> => draw(url);
}

/** Only within a page: where a page leads on to a login, the browser draws it. */
function ledWithin(url: string, leadsTo: string): Drawn | null {
  const target = new URL(leadsTo, url);
  return target.pathname === new URL(url).pathname ? { html: '', found: true, leadsTo } : null;
}

/** Waits for deferred data of a loader: a page that is rendered once is rendered completely. */
async function settled(data: LoaderData): Promise<LoaderData> {
  const waits = Object.entries(data).map(async ([id, value]) => [id, await settledFields(value)] as const);
  return Object.fromEntries(await Promise.all(waits));
}

async function settledFields(value: unknown): Promise<unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const waits = Object.entries(value).map(async ([key, field]) => [key, await field] as const);
  return Object.fromEntries(await Promise.all(waits));
}
