import { type Site, useSite } from '@fairway/site';
import { Pagination } from '@fairway/ui';
import type { Found } from './FreightScreen.tsx';
import { type FreightSearch, resultsAddress } from './search.ts';

/** Pages as links, so that each can be opened, shared and returned to. */
export function ResultsPages({ search, found, ask }: Found) {
  const site = useSite();
  if (found.total === 0) return null;
  return (
    <Pagination
      page={found.page}
      size={search.limit}
      total={found.total}
      hrefOf={(page) => resultsAddress({ ...search, page })}
      onPrefetch={(page) => void prepare(site, { ...search, page })}
      onSizeChange={(limit, page) =>
        ask(resultsAddress({ ...search, page, limit: limit as typeof search.limit }), {
          preventScrollReset: true,
        })
      }
    />
  );
}

/** Pages that came drawn have no loader yet. One asked for off line would be lost: browsers do not fetch a module twice. */
async function prepare(site: Site, search: FreightSearch): Promise<void> {
  if (!navigator.onLine) return;
  const { prepareResults } = await import('./loader.ts').catch(() => ({ prepareResults: null }));
  prepareResults?.(site, search);
}
