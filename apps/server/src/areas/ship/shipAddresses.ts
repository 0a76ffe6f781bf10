import type { Db } from '../../database/db.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';

/** The page of every ship of the registry. */
export function shipAddresses(db: Db): SitemapSource {
  return {
    name: 'ships',
    async addresses() {
      const rows = await db.selectFrom('vessel').select('imo').orderBy('imo').execute();
      return rows.map(({ imo }) => ({ address: `/wikipedia/shipDetail?imo=${imo}` }));
    },
  };
}
