/** The address after a login without another target. */
const home = '/';

/**
 * The login for a visitor who requested an address: a dialog over the current page, or a separate page. Without
 * `requested` the session ended on a page.
 */
export type LoginAddress = (stay: string, requested?: string) => string;

/** The address that shows the login dialog over a page; `next` is where to go once logged in. */
export function withLogin(address: string, next?: string): string {
  const url = new URL(address, 'http://site');
  url.searchParams.set('login', '1');
  if (next) url.searchParams.set('next', next);
  else url.searchParams.delete('next');
  return url.pathname + url.search + url.hash;
}

/** The same page without the login dialog. */
export function withoutLogin(address: string): string {
  const url = new URL(address, 'http://site');
  url.searchParams.delete('login');
  url.searchParams.delete('next');
  return url.pathname + url.search + url.hash;
}

/** Returns the target of `next`; only a path of this site is valid, any other value leads home (an open redirect otherwise). */
export function safeNext(next: string | null): string | null {
  if (!next) return null;
  if (!next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return home;
  return withoutLogin(next);
}

/** Returns the target after a login at an address: its `next`, or the page itself. */
export function goalOf(address: string): string {
  return safeNext(new URL(address, 'http://site').searchParams.get('next')) ?? withoutLogin(address);
}

/** Whether two addresses differ in nothing but the login dialog, so that no data needs loading again. */
export function sameApartFromLogin(one: URL, other: URL): boolean {
  return withoutLogin(one.href) === withoutLogin(other.href);
}
