import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { PageVersions } from './pageVersions.ts';

type Draw = (
  url: string,
) => Promise<{ readonly html: string; readonly found: boolean; readonly leadsTo?: string } | null>;

/** A page of the portal with its metadata; the portal documents each field. */
export interface KnownPage {
  readonly path: string;
  readonly queries: readonly string[];
  readonly listed: boolean;
  readonly auth: boolean;
}

/** The exports of the portal's server bundle; the portal describes each in full. */
interface PortalBundle {
  addressOf(target: string): Promise<string | null>;
  readerOf(cookie: string | undefined, acceptLanguage: string | undefined, target: string): string | null;
  hasPage(target: string): boolean;
  isSecret(target: string): boolean;
  readonly knownPages: readonly KnownPage[];
  createRenderer(options: {
    language: string;
    fetch: typeof fetch;
    template: string;
    manifest: unknown;
    origin: string;
    operator: Operator;
  }): Promise<Draw>;
  withOperator(template: string, operator: Operator): string;
  languageOf(cookie: string | undefined, acceptLanguage: string | undefined, target: string): string;
  shellIn(template: string, language: string): string;
}

/** The operator of the portal; the portal documents each field. */
export interface Operator {
  readonly sample: boolean;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface FirstPage {
  readonly html: Buffer;
  readonly etag: string;
  /** False for a page that reports that nothing was found. */
  readonly isFound: boolean;
  /** The address that readers are redirected to. */
  readonly leadsTo?: string | undefined;
}

export interface FirstPages {
  /** The page as a visitor sees it, drawn here; null if the browser renders it. */
  page(
    target: string,
    cookie: string | undefined,
    acceptLanguage: string | undefined,
  ): Promise<FirstPage | null>;
  /** The page that browsers render themselves, in their reader's language; null if the bundle has none. */
  empty(target: string, cookie: string | undefined, acceptLanguage: string | undefined): FirstPage | null;
  /** Whether a page exists at an address; always true without a bundle. */
  hasPage(target: string): boolean;
  /** Whether the address of a page contains a secret: neither this server nor a browser may store the page. */
  isSecret(target: string): boolean;
  readonly knownPages: readonly KnownPage[];
}

/** All visitors see the same page, which may be this old. */
const freshMs = 30_000;
/** A visitor who waits longer gets the page that browsers render themselves. */
const patienceMs = 1_500;
/** The most bytes of all kept pages together. */
const mostBytes = 16 * 2 ** 20;
const longestTarget = 500;
/** An address that has no page, for all that have none. */
const missing = '/nothing-here';
/** Pages drawn at one moment; beyond that drawing would cost other requests their time. */
const drawnAtOnce = 4;

interface CachedPage {
  readonly until: number;
  readonly page: Promise<FirstPage | null>;
  /** Its size, once it is drawn. */
  bytes: number;
}

/**
 * Renders first pages with the portal's server bundle, so that the first response contains the prices without scripts.
 * Calls go through this server, like those of any visitor. Without a bundle no page is rendered.
 */
export async function firstPages(
  app: FastifyInstance,
  folder: string,
  origin: () => string,
  operator: Operator,
  versions: PageVersions,
): Promise<FirstPages> {
  const bundle = join(folder, 'server/render.js');
  if (!existsSync(bundle))
    return {
      page: async () => null,
      empty: () => null,
      hasPage: () => true,
      isSecret: () => false,
      knownPages: [],
    };
  const [built, manifest] = await Promise.all([
    readFile(join(folder, 'client/index.html'), 'utf8'),
    readFile(join(folder, 'client/.vite/manifest.json'), 'utf8').then((text): unknown => JSON.parse(text)),
  ]);
  const portal: PortalBundle = await import(pathToFileURL(bundle).href);
  const { addressOf, readerOf, hasPage, isSecret, createRenderer, withOperator, languageOf, shellIn } =
    portal;
  const template = withOperator(built, operator);
  const renderers = new Map<string, Promise<Draw>>();
  const shells = new Map<string, FirstPage>();
  const cache = new Map<string, CachedPage>();
  let keptBytes = 0;
  let drawing = 0;

  const forget = (key: string) => {
    keptBytes -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  };

  // Changes by staff apply at once: pages drawn by the former rules are dropped, and so are the rules.
  versions.onChange(() => {
    cache.clear();
    keptBytes = 0;
    renderers.clear();
  });

  const rendererOf = (language: string) => {
    const renderer =
      renderers.get(language) ??
      createRenderer({ language, fetch: fetchFrom(app), template, manifest, operator, origin: origin() });
    renderers.set(language, renderer);
    return renderer;
  };

  const draw = async (language: string, target: string): Promise<FirstPage | null> => {
    drawing += 1;
    try {
      const render = await rendererOf(language);
      const rendered = await render(new URL(target, 'http://portal').href);
      if (rendered === null) return null;
      return { ...pageOf(rendered.html, rendered.found), leadsTo: rendered.leadsTo };
    } catch {
      // The browser repeats a failed call and shows the failure.
      return null;
    } finally {
      drawing -= 1;
    }
  };

  return {
    empty(target, cookie, acceptLanguage) {
      const language = languageOf(cookie, acceptLanguage, target);
      const shell = shells.get(language) ?? pageOf(shellIn(template, language), true);
      shells.set(language, shell);
      return shell;
    },
    hasPage,
    isSecret,
    knownPages: portal.knownPages,
    async page(target, cookie, acceptLanguage) {
      const language = readerOf(cookie, acceptLanguage, target);
      if (!language || target.length > longestTarget) return null;
      // The page of a missing address is always the same.
      const address = hasPage(target) ? await addressOf(target).catch(() => null) : missing;
      if (address === null) return null;
      const key = `${language} ${address}`;
      const known = cache.get(key);
      if (known && known.until > performance.now()) return patiently(known.page);
      if (drawing >= drawnAtOnce) return null;
      if (isSecret(address)) return patiently(draw(language, address));
      forget(key);
      const page = draw(language, address);
      const fresh: CachedPage = { until: performance.now() + freshMs, page, bytes: 0 };
      cache.set(key, fresh);
      void page.then((drawnPage) => {
        if (cache.get(key) !== fresh) return;
        // A page that could not be drawn is tried again at once.
        if (!drawnPage) return forget(key);
        fresh.bytes = drawnPage.html.length;
        keptBytes += fresh.bytes;
        for (const oldest of cache.keys()) {
          if (keptBytes <= mostBytes) break;
          forget(oldest);
        }
      });
      return patiently(page);
    },
  };
}

function pageOf(text: string, isFound: boolean): FirstPage {
  const html = Buffer.from(text);
  return {
    html,
    isFound,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

function patiently(page: Promise<FirstPage | null>): Promise<FirstPage | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    void page.then((firstPage) => {
      clearTimeout(timer);
      resolve(firstPage);
    });
  });
}

/** A fetch that reaches the calls of this server without a socket. */
function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as InjectOptions['method'] & string,
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      payload: init?.body ? String(init.body) : undefined,
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
