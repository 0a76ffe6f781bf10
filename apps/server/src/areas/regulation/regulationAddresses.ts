import type { Db } from '../../database/db.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';

/** The page of every law and convention. */
export function regulationAddresses(db: Db): SitemapSource {
  return {
    name: 'regulations',
    async addresses() {
      const rows = await db.selectFrom('regulation').select('slug').orderBy('position').execute();
      return rows.map(({ slug }) => ({ address: `/wikipedia/regulationDetail?slug=${slug}` }));
    },
  };
}
