import type { Db } from '../../database/db.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';

/** The page of every container port. */
export function portAddresses(db: Db): SitemapSource {
  return {
    name: 'ports',
    async addresses() {
      const rows = await db
        .selectFrom('port')
        .select('code')
        .where('containerPort', '=', true)
        .orderBy('code')
        .execute();
      return rows.map(({ code }) => ({ address: `/wikipedia/harbourDetail?code=${code}` }));
    },
  };
}
