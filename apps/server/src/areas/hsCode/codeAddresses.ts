import type { Db } from '../../database/db.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';

/** The page of every section, chapter, heading and code that holds. */
export function codeAddresses(db: Db): SitemapSource {
  return {
    name: 'hs-codes',
    async addresses() {
      const rows = await db
        .selectFrom('hsItem')
        .select('code')
        .where('expired', '=', false)
        .orderBy('position')
        .execute();
      return rows.map(({ code }) => ({ address: `/logisticsTool/HScodeDetail?code=${code}` }));
    },
  };
}
