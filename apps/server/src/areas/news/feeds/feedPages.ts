import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { visitor } from '../../../http/caller.ts';
import { blocksById } from '../articles/articleBlocks.ts';
import { briefColumns, isOut } from '../store.ts';
import { type FeedItem, type FeedPlace, feedCategories, feedPath, jsonFeedOf, rssOf } from './feeds.ts';

export interface FeedParts {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: Clock;
}

const kinds = {
  xml: { write: rssOf, type: 'application/rss+xml; charset=utf-8' },
  json: { write: jsonFeedOf, type: 'application/feed+json; charset=utf-8' },
} as const;

const mostItems = 30;

/** The content of a feed, until an article changes. */
interface FeedPage {
  readonly state: string;
  readonly text: string;
  readonly etag: string;
}

/** The newest articles for readers of feeds: all of them and those of each category, in each language. */
export function feedPages({ db, config, clock }: FeedParts): (app: FastifyInstance) => void {
  const pages = new Map<string, FeedPage>();

  const newest = async ({ language, categoryId }: FeedPlace): Promise<readonly FeedItem[]> => {
    const now = clock.now();
    const columns = briefColumns({ db, caller: visitor, language, now });
    const isWanted = categoryId === null ? sql`true` : sql`category_id = ${categoryId}`;
    const { rows } = await sql<Omit<FeedItem, 'body'>>`
      select ${columns}, changed_at from news_article
      where ${isOut(now)} and ${isWanted} and ${sql.raw(`title_${language}`)} <> ''
      order by publish_at desc, id limit ${mostItems}`.execute(db);
    const ids = rows.map(({ id }) => id);
    const blocks = await blocksById(db, ids);
    return rows.map((row) => ({ ...row, body: blocks.get(row.id)?.[language] ?? [] }));
  };

  /** The last change of an article that is or was published: withdrawing an article changes the feed, too. */
  const stateNow = async () => {
    const { rows } = await sql<{ count: number; changedAt: Date | null }>`
      select count(*) filter (where ${isOut(clock.now())})::int as count,
        greatest(max(publish_at) filter (where ${isOut(clock.now())}), max(changed_at)) as changed_at
      from news_article`.execute(db);
    const { count = 0, changedAt = null } = rows[0] ?? {};
    return { state: `${count} ${changedAt?.toISOString()}`, changedAt };
  };

  const feedAt = async (place: FeedPlace, state: string): Promise<FeedPage> => {
    const path = feedPath(place);
    const last = pages.get(path);
    if (last?.state === state) return last;
    const text = kinds[place.kind].write({ ...place, site: config.publicUrl, items: await newest(place) });
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const feed = { state, text, etag };
    pages.set(path, feed);
    return feed;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, place: FeedPlace) => {
    const { state, changedAt } = await stateNow();
    const { text, etag } = await feedAt(place, state);
    reply.header('cache-control', 'public, max-age=300').header('etag', etag);
    if (changedAt) reply.header('last-modified', changedAt.toUTCString());
    if (isKnown(request, etag, changedAt)) return reply.status(304).send();
    return reply.type(kinds[place.kind].type).send(text);
  };

  return (app) => {
    const categories = [null, ...feedCategories.keys()];
    for (const language of ['zh', 'en'] as const) {
      for (const kind of ['xml', 'json'] as const) {
        for (const categoryId of categories) {
          const place = { language, kind, categoryId };
          app.route({
            method: ['GET', 'HEAD'],
            url: feedPath(place),
            handler: (request, reply) => send(request, reply, place),
          });
        }
      }
    }
  };
}

/** Whether the reader has this feed already: by its tag, and only without one by its time. */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date | null): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has a precision of seconds.
  return changedAt !== null && since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}
