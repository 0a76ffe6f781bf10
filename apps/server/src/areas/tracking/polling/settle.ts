import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Tables } from '../../../database/tables.ts';
import type { CarrierAnswer } from '../carriers/carrier.ts';
import { happened } from '../digest/containerState.ts';
import { digest } from '../digest/digest.ts';
import { isNews, joinEvents } from '../digest/join.ts';
import type { Digest, ReportedEvent } from '../digest/types.ts';
import type { Claimed } from '../numbers/claim.ts';
import { columnsOf } from '../numbers/columns.ts';
import { mailOf, watcherEmail } from './mail.ts';
import { newsBetween } from './news.ts';
import { nextAsk } from './nextPoll.ts';
import type { PollParts } from './pollParts.ts';
import { parseEvents, serializeEvents } from './reportedEvents.ts';

export interface Watched extends Selectable<Tables['tracking']> {
  /** The carriers to query this time. */
  readonly asking: string;
  readonly failures: number;
}

/** A query and its result; no answer where the carrier must not be queried until `at`. */
export interface PollResult {
  readonly watched: Watched;
  readonly answer: CarrierAnswer | null;
  readonly at: Date;
}

/** After this many failed queries the user sees that the carrier is unavailable. */
const awayFrom = 3;
/** The next candidate carrier of a number is queried after this many milliseconds. */
const nextCandidate = 3000;

export async function readWatched(db: Db, claimed: readonly Claimed[]): Promise<Watched[]> {
  const turn = new Map(claimed.map((each) => [each.trackingId, each]));
  const rows = await db
    .selectFrom('tracking')
    .selectAll()
    .where('tenantId', 'in', [...new Set(claimed.map(({ tenantId }) => tenantId))])
    .where('id', 'in', [...turn.keys()])
    .execute();
  return rows.flatMap((row) => {
    const mine = turn.get(row.id);
    return mine ? [{ ...row, asking: mine.carrierCode, failures: mine.failures }] : [];
  });
}

interface Turn {
  readonly tenantId: string;
  readonly trackingId: string;
  readonly carrierCode: string;
  readonly nextAskAt: Date | null;
  readonly askedAt: Date | null;
  readonly failures: number;
}

/** Stores carrier responses: those without news in one statement, each of the others with its email in one transaction. */
export async function settle(parts: PollParts, all: readonly PollResult[]): Promise<void> {
  const quiet: Turn[] = [];
  for (const result of all) {
    const next = turnOf(result);
    const changed = await changeOf(result);
    if (!changed) quiet.push(next);
    else {
      // A failure to store one must not affect the others; its lease makes it due again.
      await keepChange(parts, result, changed, next).catch((error: unknown) => parts.onFault?.(error));
    }
  }
  await writeTurns(parts.db, quiet);
}

function turnOf({ watched, answer, at }: PollResult): Turn {
  const { tenantId, id: trackingId, asking, candidates, addedAt } = watched;
  if (answer === null)
    return {
      tenantId,
      trackingId,
      carrierCode: asking,
      nextAskAt: at,
      askedAt: null,
      failures: watched.failures,
    };
  const failures = answer.state === 'found' ? 0 : watched.failures + 1;
  const base = { tenantId, trackingId, askedAt: answer.state === 'away' ? null : at, failures };
  const others =
    watched.carrierCode === null && answer.state === 'unknown' && failures % candidates.length !== 0;
  if (others) {
    const following = candidates[(candidates.indexOf(asking) + 1) % candidates.length] ?? asking;
    return { ...base, carrierCode: following, nextAskAt: new Date(at.getTime() + nextCandidate) };
  }
  const digestNow = answer.state === 'found' ? digest(eventsNow(watched, answer)) : null;
  return {
    ...base,
    carrierCode: asking,
    nextAskAt: nextAsk({
      state: digestNow?.state ?? watched.state,
      answer: answer.state,
      failures: watched.carrierCode === null ? Math.ceil(failures / candidates.length) : failures,
      retryAfter: answer.state === 'away' ? answer.retryAfter : null,
      arrival: digestNow ? (digestNow.arrival?.at ?? null) : watched.arrival,
      returned: digestNow?.events.findLast((event) => event.what === 'DROP' && happened(event))?.at ?? null,
      addedAt,
      now: at,
    }),
  };
}

/** Returns all known events of a number including those of a response; for a container only its own. */
function eventsNow(
  { kind, number, said: storedEvents }: Watched,
  answer: Extract<CarrierAnswer, { state: 'found' }>,
): ReportedEvent[] {
  const about = answer.events.filter(({ box }) => kind !== 'container' || box === null || box === number);
  return joinEvents(parseEvents(storedEvents), { ...answer, events: about });
}

type Change = Partial<Selectable<Tables['tracking']>> & { said?: string; digest?: Digest };

/** Returns the change by a response, or null without a change. */
function changeOf({ watched, answer }: PollResult): Change | null {
  if (answer === null) return null;
  const { state, exception } = watched;
  if (answer.state === 'away') {
    const tells = watched.failures + 1 >= awayFrom && exception === null && state !== 'done';
    return tells ? { exception: 'away' } : null;
  }
  if (answer.state === 'unknown') {
    const tried = watched.carrierCode !== null || (watched.failures + 1) % watched.candidates.length === 0;
    // A known state is kept: carriers drop data of completed voyages.
    return tried && (state === 'asking' || exception === 'away')
      ? { ...(state === 'asking' ? { state: 'unknown' as const } : {}), exception: null }
      : null;
  }
  const reportedEvents = eventsNow(watched, answer);
  if (!isNews(parseEvents(watched.said), reportedEvents) && exception !== 'away') return null;
  const digestNow = digest(reportedEvents);
  if (!digestNow) return null;
  return {
    ...columnsOf(digestNow),
    carrierCode: watched.asking,
    said: serializeEvents(reportedEvents),
    digest: digestNow,
  };
}

async function keepChange(
  { db, outbox, publicUrl }: PollParts,
  { watched, at }: PollResult,
  { digest: digestNow, ...columns }: Change,
  turn: Turn,
): Promise<void> {
  const known =
    watched.state === 'asking' || watched.state === 'unknown' ? null : digest(parseEvents(watched.said));
  const news = digestNow ? newsBetween(known, digestNow, watched.toldArrival) : null;
  const toldArrival =
    digestNow && (known === null || news?.moved || news?.rerouted)
      ? { toldArrival: digestNow.arrival?.at ?? null }
      : {};
  await db.transaction().execute(async (trx) => {
    const tracking = await trx
      .updateTable('tracking')
      .set({ ...columns, ...toldArrival, revision: sql`revision + 1` } as never)
      .where('tenantId', '=', watched.tenantId)
      .where('id', '=', watched.id)
      // Removed since then: no notification is sent.
      .returning(['notify', 'language'])
      .executeTakeFirst();
    if (!tracking) return;
    await writeTurns(trx, [turn]);
    if (!tracking.notify || !news || !digestNow) return;
    const to = await watcherEmail(trx, watched);
    if (to === null) return;
    const { language } = tracking;
    await outbox.put(trx, mailOf({ to, language, watched, digestNow, news, publicUrl: publicUrl() }), at);
  });
}

/** Stores the next query time of each number, all in one statement. */
async function writeTurns(db: Db, turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return;
  const rows = turns.map(
    ({ tenantId, trackingId, carrierCode, nextAskAt, askedAt, failures }) =>
      sql`(${tenantId}::uuid, ${trackingId}::uuid, ${carrierCode}, ${nextAskAt}::timestamptz, ${askedAt}::timestamptz, ${failures}::int)`,
  );
  await sql`
    update tracking_poll as poll
    set carrier_code = turn.carrier_code, next_ask_at = turn.next_ask_at,
      asked_at = coalesce(turn.asked_at, poll.asked_at), failures = turn.failures
    from (values ${sql.join(rows)}) as turn (tenant_id, tracking_id, carrier_code, next_ask_at, asked_at, failures)
    where poll.tenant_id = turn.tenant_id and poll.tracking_id = turn.tracking_id`.execute(db);
}
