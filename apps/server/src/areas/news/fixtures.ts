import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import { saveArticle } from './desk/save.ts';
import type { NewsDraft } from './desk/write.ts';

/** Adds an article for tests, published at an instant, and returns its id. */
export async function addArticle(db: Db, now: Date, draft: Partial<NewsDraft> = {}): Promise<string> {
  const id = uuidv7();
  await saveArticle(db, {
    id,
    seen: null,
    staffId: null,
    now,
    draft: {
      categoryId: 1,
      zh: { title: '洋山四期等泊降到 1.2 天', brief: '四周来最低。', body: '大风封航后的积压本周清完。' },
      en: {
        title: 'Berth waits at Yangshan fall to 1.2 days',
        brief: 'The shortest in four weeks.',
        body: 'The backlog left by high winds was cleared this week.',
      },
      original: true,
      sourceZh: '航道编辑部',
      sourceEn: 'Fairway newsroom',
      sourceUrl: null,
      picture: null,
      facts: [{ labelZh: '等泊', labelEn: 'Waiting', valueZh: '1.2 天', valueEn: '1.2 days' }],
      ports: ['CNSHA'],
      lanes: [],
      state: 'published',
      publishAt: now,
      ...draft,
    },
  });
  return id;
}
