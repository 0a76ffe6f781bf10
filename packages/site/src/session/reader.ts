import { useRouteLoaderData } from 'react-router-dom';

/** Id of the route around all screens, which reads who reads. */
export const shellRoute = 'shell';

/** The current user, as the site's header needs it. */
export interface Reader {
  readonly kind: string;
  /** The account id; undefined while the reader is unknown. */
  readonly id?: string;
}

/** A reader without a login. */
export interface Visitor extends Reader {
  readonly kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** A user is logged in, and the server could not return their profile. */
export interface Nameless extends Reader {
  readonly kind: 'nameless';
}
export const nameless: Nameless = { kind: 'nameless' };

/** The data that the shell has on every page. */
export interface ShellData {
  readonly reader: Reader;
  /** Token of the session that the page was read with; null for a visitor. */
  readonly token: string | null;
  /** The number of times this tab was cleared of a previous reader's data; see `TabOwner`. */
  readonly ownerCount: number;
}

/**
 * The current user: a visitor, or the result of the site's `reader` for a logged-in user; undefined until the first
 * page is loaded.
 */
export function useReader<Member extends Reader>(): Member | Visitor | undefined {
  return useRouteLoaderData<ShellData>(shellRoute)?.reader as Member | Visitor | undefined;
}
