import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { readTenantToken, sha256 } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';
import { dayAt, instantAt } from '../../time/zone.ts';
import type { ServerForAreas } from '../area.ts';
import { laneId } from '../freight/index.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { calendarWords, type FeedNotice } from './events/words.ts';
import { type Calendar, type CalendarEvent, writeCalendar } from './events/writeCalendar.ts';
import { type CalendarSailing, eventsOf, findSailing, lanePorts, sailingsOf } from './readSailings.ts';
import { feedTokenHash } from './token.ts';

type Parts = Pick<ServerForAreas, 'db' | 'config' | 'clock' | 'services'>;

/** Reads by one network: offices share one, and a program reads each of its feeds a few times an hour. */
const readLimits = [{ count: 600, seconds: 600 }];

const goneText =
  '此日历地址已失效，请在 Fairway 重新订阅。\nThis calendar address no longer works. Subscribe again in Fairway.\n';

/**
 * Serves feeds to calendar programs, without a login. A revoked address gets the response of one that never existed, as
 * text: a program then keeps its data and reports that the address failed.
 */
export function feedPage({ db, config, clock, services }: Parts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
      const now = clock.now();
      const limit = await services.limits.take(`calendar ${networkOf(request.ip)}`, readLimits, now);
      if (!limit.ok) {
        const seconds = Math.ceil((limit.retryAt.getTime() - now.getTime()) / 1000);
        return guarded(reply).status(429).header('retry-after', String(seconds)).send();
      }
      const feed = await findFeed(db, config, request.params.name);
      const calendar = feed && (await feedCalendar(db, feed, { now, publicUrl: services.publicUrl() }));
      if (!feed || !calendar)
        return guarded(reply).status(404).type('text/plain; charset=utf-8').send(goneText);
      await markRead(db, feed, now);
      const etag = `"${sha256(JSON.stringify(calendar)).toString('base64url')}"`;
      guarded(reply).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply
        .header('content-disposition', 'inline; filename="fairway.ics"')
        .type('text/calendar; charset=utf-8')
        .send(writeCalendar(calendar));
    });
  };
}

function guarded(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
}

/** A feed with its account; undefined for a token that opens none. */
async function findFeed(db: Db, config: Config, name: string) {
  const [, token] = /^([\w-]{43}(?:[\w-]{22})?)\.ics$/.exec(name) ?? [];
  if (token === undefined) return undefined;
  const { tenantId } = readTenantToken(token);
  return db
    .selectFrom('calendarFeed')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenantId', '=', 'calendarFeed.tenantId')
        .onRef('account.id', '=', 'calendarFeed.accountId'),
    )
    .selectAll('calendarFeed')
    .select(['account.accountType', 'account.disabledAt', 'account.blockedAt'])
    .where('calendarFeed.tokenHash', '=', feedTokenHash(config, token))
    .$if(tenantId !== null, (feeds) => feeds.where('calendarFeed.tenantId', '=', tenantId))
    .executeTakeFirst();
}
type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

async function markRead(db: Db, { tenantId, id }: Feed, now: Date): Promise<void> {
  await db
    .updateTable('calendarFeed')
    .set({ lastReadAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface Reading {
  readonly now: Date;
  readonly publicUrl: string;
}

/** Returns the current content of a feed: its sailings, or one event that says why it has none. */
async function feedCalendar(db: Db, feed: Feed, { now, publicUrl }: Reading): Promise<Calendar | undefined> {
  const ports = await lanePorts(db, feed);
  if (!ports) return undefined;
  const { language } = feed;
  const words = calendarWords[language];
  const nameOf = ({ nameZh, nameEn }: typeof ports.origin) => (language === 'zh' ? nameZh : nameEn);
  const route = words.route(nameOf(ports.origin), nameOf(ports.destination));
  const rows = await readableSailings(db, feed, now);
  return {
    name: feed.vesselName === null ? words.calendar(route) : `${feed.vesselName} ${feed.voyage ?? ''}`,
    about: words.about,
    events:
      typeof rows === 'string'
        ? [noticeEvent(feed, rows, ports.origin.zone, now)]
        : await eventsOf(db, rows, { ...ports, language, publicUrl }),
  };
}

/** The sailings that the owner of a feed may see now; else the reason for none. */
async function readableSailings(db: Db, feed: Feed, now: Date): Promise<CalendarSailing[] | FeedNotice> {
  if (feed.disabledAt !== null || feed.blockedAt !== null) return 'accountClosed';
  const seaRouteId = await laneId(db, feed.origin, feed.destination);
  if (seaRouteId === null || !(await laneIsOpen(db, feed, seaRouteId, now))) return 'subscriptionEnded';
  if (feed.sailingId === null) return sailingsOf(db, seaRouteId, now);
  const sailing = await findSailing(db, feed.sailingId);
  return sailing ? [sailing] : 'sailingGone';
}

/** An event of today, where its reader sees it. */
function noticeEvent({ id, language }: Feed, notice: FeedNotice, zone: string, now: Date): CalendarEvent {
  const { title, text } = calendarWords[language].notices[notice];
  const at = instantAt(dayAt(now, zone), '09:00', zone);
  return { uid: `${id}-notice@fairway`, sequence: 0, changedAt: at, at, zone, title, text, place: '' };
}
