import { useRouteLoaderData } from 'react-router-dom';

/** Id of the route around all screens, which reads who reads. */
export const shellRoute = 'shell';

/** Who reads, as the site's header wants to know it. */
export interface Reader {
  readonly kind: string;
  /** Which account; left out while nobody is known. */
  readonly id?: string;
}

/** Nobody is logged in. */
export interface Visitor extends Reader {
  readonly kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** Somebody is logged in, and the server could not tell who just now. */
export interface Nameless extends Reader {
  readonly kind: 'nameless';
}
export const nameless: Nameless = { kind: 'nameless' };

/** What the shell knows of every page. */
export interface ShellData {
  readonly reader: Reader;
  /** Token of the session that the page was read with; null for a visitor. */
  readonly readWith: string | null;
  /** Number of the turn at this tab; see `Turns`. */
  readonly turn: number;
}

/** Who reads: a visitor, or what the site's `reader` tells of whoever is logged in; undefined until the first page is here. */
export function useReader<Member extends Reader>(): Member | Visitor | undefined {
  return useRouteLoaderData<ShellData>(shellRoute)?.reader as Member | Visitor | undefined;
}
