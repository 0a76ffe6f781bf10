import { createHash } from 'node:crypto';
import type { Language } from '@fairway/gateway/contract/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { visitor } from '../../http/caller.ts';
import { type FeedItem, feedPath, jsonFeedOf, rssOf } from './feeds.ts';
import { briefColumns, isOut } from './store.ts';

export interface FeedParts {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: Clock;
}

const kinds = {
  xml: { write: rssOf, type: 'application/rss+xml; charset=utf-8' },
  json: { write: jsonFeedOf, type: 'application/feed+json; charset=utf-8' },
} as const;

const mostItems = 50;

/** The newest articles for readers of feeds, in each language as RSS and as JSON Feed. */
export function feedPages({ db, config, clock }: FeedParts): (app: FastifyInstance) => void {
  const newest = async (language: Language): Promise<readonly FeedItem[]> => {
    const now = clock.now();
    const columns = briefColumns({ db, caller: visitor, language, now });
    const { rows } = await sql<FeedItem>`
      select ${columns} from news_article where ${isOut(now)}
      order by publish_at desc, id limit ${mostItems}`.execute(db);
    return rows;
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    kind: keyof typeof kinds,
  ) => {
    const { write, type } = kinds[kind];
    const text = write({ site: config.publicUrl, language, items: await newest(language) });
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, max-age=300').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type(type).send(text);
  };
  return (app) => {
    for (const language of ['zh', 'en'] as const) {
      for (const kind of ['xml', 'json'] as const) {
        app.route({
          method: ['GET', 'HEAD'],
          url: feedPath(language, kind),
          handler: (request, reply) => send(request, reply, language, kind),
        });
      }
    }
  };
}
