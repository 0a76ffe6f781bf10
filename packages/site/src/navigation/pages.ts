import type { ComponentType } from 'react';
import { titleKeyOf } from '../language/titles.ts';
import type { Translation } from '../language/translation.ts';
import { findPage } from './findPage.ts';
import type { LoaderArgs } from './loaderArgs.ts';

export { type TitleKeyOf, titlesIn } from '../language/titles.ts';
export { findPage, titleKeyOf };

/** One page of a site. */
export interface Page {
  readonly path: string;
  /** Folder of the screen, below `screens`; its last part is the key of the page's title. */
  readonly screen: string;
  /** Login required. */
  readonly auth?: true;
  /** Whether it uses no texts of the kit beyond its core, so that the rest need not be fetched to show it. */
  readonly plain?: true;
  /** Holds a form that is drawn with the page: the words of forms come with its own. */
  readonly forms?: true;
  /** Other folders whose words the screen uses. */
  readonly words?: readonly string[];
  /** Its address contains a secret: the rendered page is stored nowhere, and its links send no referrer. */
  readonly secret?: true;
}

export interface OutlineProps {
  /** Query of the requested address. */
  params: URLSearchParams;
}

/** The arguments of a `subject.ts` beside a screen. */
export interface SubjectArgs<Data, Words = Record<never, never>> extends Omit<Translation<Words>, 'format'> {
  /** The data that the screen's loader has read. */
  readonly data: Data;
}

/** The exports of a screen's `route.tsx`. */
export interface Screen {
  readonly Component: ComponentType;
  /**
   * Name of the subject of the page, shown in the title before the page's own; null without a subject. Titles stay in
   * the browser's history and other people see them, so they contain nothing personal.
   */
  readonly subject?: (args: SubjectArgs<never, never>) => string | null;
  /** The screen's shape, drawn while its data is on the way; nothing in it can be pressed or is read out. */
  readonly Outline?: ComponentType<OutlineProps>;
}

/** Loads the data of a screen; in a separate file, because a page from the server brings its data. */
export type Loader = (args: LoaderArgs) => unknown;

/** The exports of a `loader.ts`. */
export interface LoaderModule {
  readonly loader: Loader;
  /** Returns the part of a query that the screen reads, in a normal form; absent for a screen without a query. */
  readonly queryOf?: (params: URLSearchParams, now: Date) => string;
}

type Fetched<Module> = Readonly<Record<string, () => Promise<Module>>>;
/** Modules of screens, as `import.meta.glob` finds them from the site's `src`. */
export type Screens = Fetched<Screen>;
export type Loaders = Fetched<LoaderModule>;

/** Returns the path of a screen's module. */
export function moduleOf(screen: string): string {
  return `./screens/${screen}/route.tsx`;
}

/** The folders whose words a page uses. */
export function wordFoldersOf({ screen, words = [] }: Page): readonly string[] {
  return [`screens/${screen}`, ...words];
}

/** Returns the pages whose screens exist. Any other is not linked and not found, until its folder exists. */
export function builtPages<Row extends Page>(rows: readonly Row[], screens: Screens): readonly Row[] {
  return rows.filter(({ screen }) => moduleOf(screen) in screens);
}

/** The pages of a site and their loaders and screens. */
export interface PageTable {
  readonly all: readonly Page[];
  readonly at: (pathname: string) => Page | undefined;
  /** Key of the title of the page at a path; the 404 page's for an unknown path. */
  readonly titleKeyOf: (pathname: string) => string;
  readonly fetchScreen: (page: Page) => Promise<Screen>;
  /** A page without data has no loader. */
  readonly fetchLoader: (page: Page) => Promise<Loader>;
  /**
   * Returns the canonical address of a page that can be rendered for visitors, without parameters that the page does
   * not read: it is the cache key of rendered pages, and an added parameter must not create another. Null if only the
   * browser can render it: members' pages, and parameters that only the browser can handle.
   */
  readonly drawnAddress: (target: string, onlyInBrowser: readonly string[]) => Promise<string | null>;
}

export function createPages(all: readonly Page[], screens: Screens, loaders: Loaders): PageTable {
  const at = (pathname: string) => findPage(all, pathname);
  const moduleAt = async ({ screen }: Page) => loaders[`./screens/${screen}/loader.ts`]?.();
  return {
    all,
    at,
    titleKeyOf: (pathname) => {
      const page = at(pathname);
      return page ? titleKeyOf(page) : 'notFound';
    },
    async fetchScreen({ screen }) {
      const fetch = screens[moduleOf(screen)];
      if (!fetch) throw new Error(`There is no ${moduleOf(screen)}.`);
      return fetch();
    },
    fetchLoader: async (page) => (await moduleAt(page))?.loader ?? (() => null),
    async drawnAddress(target, onlyInBrowser) {
      const { pathname, searchParams } = new URL(target, 'http://site');
      const page = at(pathname);
      if (!page || page.auth || onlyInBrowser.some((key) => searchParams.has(key))) return null;
      const query = (await moduleAt(page))?.queryOf?.(searchParams, new Date()) ?? '';
      return query ? `${page.path}?${query}` : page.path;
    },
  };
}
