import type { Db } from '../../database/db.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';

/** The page of every carrier. */
export function carrierAddresses(db: Db): SitemapSource {
  return {
    name: 'carriers',
    async addresses() {
      const rows = await db.selectFrom('carrier').select('code').orderBy('code').execute();
      return rows.map(({ code }) => ({ address: `/wikipedia/shippingDetail?code=${code}` }));
    },
  };
}
