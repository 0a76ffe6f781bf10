import { defineArea } from '../area.ts';
import { articleAddresses } from './articles/articleAddresses.ts';
import { indexArticles } from './articles/articleIndex.ts';
import { articleFinder } from './articles/finder.ts';
import { cleanUpNewsPictures, picturePage } from './articles/pictures.ts';
import { attachmentPage, cleanUpAttachments } from './attachments/attachments.ts';
import { feedPages } from './feeds/feedPages.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { newsSettings } from './settings.ts';

export { indexArticles } from './articles/articleIndex.ts';
export { saveArticle } from './desk/save.ts';
export type { NewsDraft } from './desk/write.ts';
export { saveFuelPrices } from './fuel/fuel.ts';
export { fuelTable } from './fuel/fuelTable.ts';

/** Articles, fuel prices, collections of readers, and feeds of the news. */
export const news = defineArea({
  name: 'news',
  routes,
  settings: newsSettings,
  finders: [articleFinder],
  migrations,
  atWork: ({ db, config, clock, services: { blobs } }) => ({
    pages: [feedPages({ db, config, clock }), picturePage({ db, blobs }), attachmentPage({ db, blobs })],
    jobs: [
      {
        name: 'index-articles',
        cron: '* * * * *',
        pollSeconds: 60,
        lostAfter: 3600,
        run: async () => void (await indexArticles(db)),
      },
    ],
    async cleanUp(now) {
      await cleanUpNewsPictures({ db, blobs }, now);
      await cleanUpAttachments({ db, blobs }, now);
    },
    sitemap: [articleAddresses(db, clock)],
  }),
});
