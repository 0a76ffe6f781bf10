import type {
  CalendarFeed,
  calendarFeed as calls,
  FeedSubject,
} from '@fairway/gateway/contract/calendarFeed';
import type { PortBrief } from '@fairway/gateway/contract/harbour';
import { type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Handling, Writing } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { laneId } from '../freight/index.ts';
import { portsByCode } from '../harbour/index.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { findSailing } from './readSailings.ts';
import type { CalendarFeedTable } from './tables.ts';
import { feedAddress, feedToken, feedTokenHash } from './token.ts';

/** Feeds of one account; the refusal `calendarFeedLimit` contains the same number. */
export const mostFeeds = 100;

type FeedRow = Selectable<CalendarFeedTable>;
type Parts = Pick<Handling<typeof calls.selectFeeds>, 'db' | 'config' | 'services'>;

function feedsOf(db: Db, { tenantId, accountId }: Pick<Member, 'tenantId' | 'accountId'>) {
  return db
    .selectFrom('calendarFeed')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId);
}

/** The caller's own feeds, those of the company's other accounts not. */
export async function selectFeeds(handling: Handling<typeof calls.selectFeeds>) {
  const rows = await feedsOf(handling.db, handling.caller)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { feeds: await toFeeds(handling, rows) };
}

/** Makes a feed; for a subject that has one, its feed. */
export async function makeFeed(handling: Writing<typeof calls.makeFeed>): Promise<CalendarFeed> {
  const { body, caller, config, db: trx, now, language, refuse } = handling;
  const subject = await readSubject(trx, body.subject);
  if (!subject) return refuse('notFound');
  const { seaRouteId, ...columns } = subject;
  if (!(await laneIsOpen(trx, caller, seaRouteId, now))) return refuse('subscriptionRequired');
  const { tenantId, accountId } = caller;
  // Two requests of one account wait for each other, so the limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar feeds ${accountId}`}, 0))`.execute(trx);
  const own = await feedsOf(trx, caller).execute();
  const isSame = (row: FeedRow) =>
    row.origin === columns.origin &&
    row.destination === columns.destination &&
    row.sailingId === columns.sailingId;
  const existing = own.find(isSame);
  if (existing) return toFeed(handling, existing);
  if (own.length >= mostFeeds) return refuse('calendarFeedLimit');
  const id = uuidv7();
  const row = await trx
    .insertInto('calendarFeed')
    .values({
      ...{ tenantId, id, accountId, ...columns, language, createdAt: now },
      tokenHash: feedTokenHash(config, feedToken(config, { tenantId, id, linkNumber: 0 })),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFeed(handling, row);
}

/** Returns the stored subject of a feed; undefined where it does not exist. */
async function readSubject(db: Db, subject: FeedSubject) {
  if (subject.kind === 'route') {
    const { origin, destination } = subject;
    const seaRouteId = await laneId(db, origin, destination);
    if (seaRouteId === null) return undefined;
    return { seaRouteId, origin, destination, sailingId: null, vesselName: null, voyage: null };
  }
  const sailing = await findSailing(db, subject.sailingId);
  if (!sailing) return undefined;
  const { id: sailingId, seaRouteId, origin, destination, vesselName, voyage } = sailing;
  return { seaRouteId, origin, destination, sailingId, vesselName, voyage };
}

/** Ends the address of a feed and makes another. */
export async function renewFeed(handling: Writing<typeof calls.renewFeed>): Promise<CalendarFeed> {
  const { body, caller, config, db: trx, refuse } = handling;
  const feed = await feedsOf(trx, caller).where('id', '=', body.id).forUpdate().executeTakeFirst();
  if (!feed) return refuse('notFound');
  const linkNumber = feed.linkNumber + 1;
  const row = await trx
    .updateTable('calendarFeed')
    .set({
      ...{ linkNumber, lastReadAt: null },
      tokenHash: feedTokenHash(config, feedToken(config, { ...feed, linkNumber })),
    })
    .where('tenantId', '=', feed.tenantId)
    .where('id', '=', feed.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFeed(handling, row);
}

/** Deletes a feed; its address is then like one that never existed. */
export async function revokeFeed(handling: Writing<typeof calls.revokeFeed>): Promise<null> {
  const { body, caller, db: trx, refuse } = handling;
  const { numDeletedRows } = await trx
    .deleteFrom('calendarFeed')
    .where('tenantId', '=', caller.tenantId)
    .where('accountId', '=', caller.accountId)
    .where('id', '=', body.id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? null : refuse('notFound');
}

async function toFeed(parts: Parts, row: FeedRow): Promise<CalendarFeed> {
  const [feed] = await toFeeds(parts, [row]);
  if (!feed) throw new Error('a feed of unknown ports');
  return feed;
}

async function toFeeds({ db, config, services }: Parts, rows: readonly FeedRow[]): Promise<CalendarFeed[]> {
  const codes = rows.flatMap(({ origin, destination }) => [origin, destination]);
  const ports = await portsByCode(db, [...new Set(codes)]);
  return rows.flatMap((row) => {
    const [origin, destination] = [ports.get(row.origin), ports.get(row.destination)];
    if (!origin || !destination) return [];
    const { id, sailingId, vesselName, voyage, createdAt, lastReadAt } = row;
    return [
      {
        id,
        origin: brief(origin),
        destination: brief(destination),
        sailing:
          sailingId === null ? null : { id: sailingId, vessel: vesselName ?? '', voyage: voyage ?? '' },
        url: feedAddress(services.publicUrl(), feedToken(config, row)),
        createdAt: createdAt.toISOString(),
        lastReadAt: lastReadAt?.toISOString() ?? null,
      },
    ];
  });
}

function brief({ code, nameZh, nameEn }: PortBrief): PortBrief {
  return { code, nameZh, nameEn };
}
