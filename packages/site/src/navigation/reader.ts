import { useRouteLoaderData } from 'react-router-dom';
import { shellRoute } from './routes.tsx';

/** Who reads, as the site's header wants to know it. */
export interface Reader {
  readonly kind: string;
}

/** Nobody is logged in. */
export interface Visitor extends Reader {
  readonly kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** What the shell knows of every page. */
export interface ShellData {
  readonly reader: Reader;
  /** Token of the session that the page was read with; null for a visitor. */
  readonly readWith: string | null;
}

/** Who reads: a visitor, or what the site's `reader` tells of whoever is logged in; undefined until the first page is here. */
export function useReader<Member extends Reader>(): Member | Visitor | undefined {
  return useRouteLoaderData<ShellData>(shellRoute)?.reader as Member | Visitor | undefined;
}
