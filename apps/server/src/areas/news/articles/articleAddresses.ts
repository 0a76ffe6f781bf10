import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/db.ts';
import type { SitemapSource } from '../../../http/pages/sitemap.ts';
import { isOut } from '../store.ts';

/** The page of every published article, without invented ones. */
export function articleAddresses(db: Db, clock: Clock): SitemapSource {
  return {
    name: 'news',
    async addresses() {
      const rows = await db
        .selectFrom('newsArticle')
        .select(['id', 'publishAt', 'changedAt'])
        .where(isOut(clock.now()))
        .where('sample', '=', false)
        .orderBy('id')
        .execute();
      return rows.map(({ id, publishAt, changedAt }) => ({
        address: `/newsDetail?id=${id}`,
        changedAt: changedAt ?? publishAt,
      }));
    },
  };
}
