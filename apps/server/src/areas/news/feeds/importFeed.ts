import type { DataOf } from '@fairway/gateway/contract/call';
import type { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Staff } from '../../../http/caller.ts';
import { type Occasion, record } from '../../../services/audit/audit.ts';
import type { Feed, FeedItem } from '../../../services/feeds/parseFeed.ts';
import { saveArticle } from '../desk/save.ts';
import type { NewsDraft } from '../desk/write.ts';

/** Counts the articles imported from each of these addresses. */
export async function takenFrom(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<{ address: string; taken: number }>`
    select address, (select count(*)::int from news_article
      where split_part(taken_from, '/', 3) = split_part(address, '/', 3)) as taken
    from unnest(${addresses}::text[]) with ordinality as asked (address, place) order by place`.execute(db);
  return rows;
}

/** Entries that are left out and named to the editor. */
const mostNamed = 20;
const han = /\p{Script=Han}/u;
const nothing = { title: '', brief: '', body: '' };

/** An article of a feed as a draft: a reprint, with its source and its link, in the language that it is written in. */
function draftOf({ title, text, link }: FeedItem, source: string): NewsDraft {
  const texts = { title, brief: '', body: text };
  const zh = han.test(title);
  return {
    categoryId: 0,
    zh: zh ? texts : nothing,
    en: zh ? nothing : texts,
    original: false,
    sourceZh: source,
    sourceEn: source,
    sourceUrl: link,
    picture: null,
    facts: [],
    ports: [],
    lanes: [],
    state: 'draft',
    publishAt: null,
  };
}

/** Keeps a feed's articles as drafts; skips articles whose link was imported before. */
export async function importFeed(
  transaction: Db,
  { address, feed }: { readonly address: string; readonly feed: Feed },
  by: Staff,
  occasion: Occasion,
): Promise<DataOf<typeof newsFeeds.read>> {
  const added: DataOf<typeof newsFeeds.read>['added'] = [];
  const source = feed.title || new URL(address).host;
  for (const item of feed.items) {
    const id = uuidv7();
    const revision = await saveArticle(transaction, {
      id,
      draft: draftOf(item, source),
      seen: null,
      staffId: by.staffId,
      now: occasion.now,
      takenFrom: item.link,
    });
    if (revision !== undefined)
      added.push({ id, title: item.title, publishedAt: item.publishedAt?.toISOString() ?? null });
  }
  const itemCount = feed.items.length;
  const subject = { kind: 'feed', id: address, name: source } as const;
  await record(transaction, by, { action: 'feedRead', subject, after: { lines: added.length } }, occasion);
  return {
    found: itemCount,
    known: itemCount - added.length,
    leftOut: feed.left.length,
    left: feed.left.slice(0, mostNamed),
    added,
  };
}
