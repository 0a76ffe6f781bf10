import type { RouteObject } from 'react-router-dom';
import type { LoginAddress } from './loginAddress.ts';
import type { Page, PageTable } from './pages.ts';
import type { VisiblePage } from './visiblePage.ts';

/** The screen of a page that the server rendered: it is here at once, so that the browser can hydrate it. */
export interface ServerRenderedPage {
  readonly page: Page;
  readonly parts: Pick<RouteObject, 'Component' | 'loader'>;
}

/** The routes of a site for React Router. */
export interface SiteRoutes {
  /** The shell with every screen as its child. */
  readonly tree: (rendered?: ServerRenderedPage | null) => RouteObject[];
  /** Fetches the screen at a path but not its loader: the page came with its data. */
  readonly serverRenderedPage: (pathname: string) => Promise<ServerRenderedPage | null>;
}

/** The pages of a site, and which one is visible. */
export interface SiteNavigation {
  /** Base path of the site, such as `/desk`; undefined at the root of its host. */
  readonly base: string | undefined;
  readonly pages: PageTable;
  readonly routes: SiteRoutes;
  readonly loginAddress: LoginAddress;
  readonly visiblePage: VisiblePage;
  /** Loads the words of a page. */
  readonly loadWords: (page: Page) => Promise<void>;
}
