import { createPages } from '@fairway/site/pages';
import { loaders, pageAt, pages, screens } from './routes.ts';

/** Parameters for the browser only: the login dialog, and the result of a social login. */
const onlyInBrowser = ['login', 'wxcode'];

const table = createPages(pages, screens, loaders);

/** Returns the cache key of a page that can be rendered for visitors; null if only the browser can render it. */
export function addressOf(target: string): Promise<string | null> {
  return table.drawnAddress(target, onlyInBrowser);
}

/** Whether the address of a page contains a secret. */
export function isSecret(target: string): boolean {
  const { pathname, searchParams } = new URL(target, 'http://portal');
  return pageAt(pathname)?.secret === true && searchParams.size > 0;
}
