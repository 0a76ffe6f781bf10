import { createPages } from '@fairway/site/pages';
import { loaders, pages, screens } from './routes.ts';

/** Parameters for the browser only: the login dialog, and the result of a social login. */
const onlyInBrowser = ['login', 'wxcode'];

const table = createPages(pages, screens, loaders);

/** The one address by which a page is kept that can be drawn for visitors; null where only the browser can draw it. */
export function addressOf(target: string): Promise<string | null> {
  return table.drawnAddress(target, onlyInBrowser);
}
