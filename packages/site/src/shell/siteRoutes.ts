import type { RouteObject } from 'react-router-dom';
import type { Page } from '../navigation/pages.ts';

/** The screen of a page that came drawn: here at once, as it must be to be taken over. */
export interface DrawnPage {
  readonly page: Page;
  readonly parts: Pick<RouteObject, 'Component' | 'loader'>;
}

export interface SiteRoutes {
  /** A site as a tree of routes: the shell around every screen. */
  readonly tree: (drawn?: DrawnPage | null) => RouteObject[];
  /** Fetches the screen at a path but not its loader: a page from the server brought its data. */
  readonly drawnPage: (pathname: string) => Promise<DrawnPage | null>;
}
