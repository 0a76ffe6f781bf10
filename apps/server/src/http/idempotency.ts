import { randomUUID } from 'node:crypto';
import { headers } from '@fairway/gateway/contract/envelope';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { keyedHash, seal, sha256, unseal } from '../secrets.ts';
import type { Incoming } from './arrival/incoming.ts';
import type { Answered } from './envelope.ts';
import { refuse } from './refuse.ts';

/**
 * The time for which a request in flight holds its key without a renewal. A server that works on one renews it; after a
 * killed one a retry takes over well within the 30 s that the gateway keeps retrying.
 */
const leaseSeconds = 8;
const renewMs = 2000;

/** By the database's clock, which is one for all servers. */
const lease = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * Commits a claim without waiting for the disk. The commit of the write waits, and the log of PostgreSQL keeps their
 * order. If a crash loses a claim, its write cannot commit either: it finds no record to store its response in.
 */
const unsynced = sql`set_config('synchronous_commit', 'off', true)`;

/** One write under its idempotency key. */
export interface Once {
  /** The response to the first request, if it finished. */
  readonly earlier: Answered | null;
  /**
   * Stores the response for later requests with the same key. Refuses when another request has taken over, so that a
   * transaction whose response cannot be stored is rolled back.
   */
  keep(db: Db, answered: Answered): Promise<void>;
  /** Forgets the key: nothing happened, so the same key may be used again. */
  release(): Promise<void>;
  /** Stops renewing; called once the request is over, with any outcome. */
  end(): void;
}

/**
 * Claims a write's idempotency key for a session or visitor key. The first request runs; the same request again gets
 * the same response; while the first runs, `idempotencyInFlight`; with another body, `idempotencyMismatch`; without a
 * key, `idempotencyKeyMissing`. Records are rows, so all servers share them.
 */
export async function claimOnce(
  db: Db,
  config: Config,
  scope: string,
  request: Incoming,
  now: Date,
): Promise<Once> {
  const key = request.header(headers.idempotencyKey) ?? '';
  if (!/^[\w-]{16,64}$/.test(key)) refuse('idempotencyKeyMissing');
  const keyHash = keyedHash(config.secret, 'idempotency key', key);
  // Responses can contain a token: opening one requires the key itself, not just access to the table.
  const purpose = `idempotent answer ${scope} ${key}`;
  const requestHash = sha256(
    `${request.method} ${request.path}?${request.query}\n${sha256(request.body).toString('hex')}`,
  );
  /** Distinguishes this request from another under the same key. */
  const holder = randomUUID();
  const ownRecord = (at: Db) =>
    at
      .updateTable('idempotencyRecord')
      .where('scope', '=', scope)
      .where('keyHash', '=', keyHash)
      .where('holder', '=', holder);

  const mine = (): Once => {
    const renewing = setInterval(() => {
      // A database that is briefly unavailable is retried; one that stays unavailable ends the lease.
      ownRecord(db)
        .set({ lockedUntil: lease })
        .execute()
        .catch(() => {});
    }, renewMs).unref();
    return {
      earlier: null,
      end: () => clearInterval(renewing),
      async keep(at, answered) {
        const answeredRecord = await ownRecord(at)
          .set({ answer: seal(config.secret, purpose, Buffer.from(JSON.stringify(answered))) })
          .returning('scope')
          .executeTakeFirst();
        if (!answeredRecord) refuse('idempotencyInFlight');
      },
      async release() {
        await db
          .deleteFrom('idempotencyRecord')
          .where('scope', '=', scope)
          .where('keyHash', '=', keyHash)
          .where('holder', '=', holder)
          .where('answer', 'is', null)
          .execute();
      },
    };
  };

  const inserted = await db
    .insertInto('idempotencyRecord')
    .values({ scope, keyHash, requestHash, answer: null, holder, lockedUntil: lease, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(unsynced.as('isSynced'))
    .executeTakeFirst();
  if (inserted) return mine();

  const record = await db
    .selectFrom('idempotencyRecord')
    .select(['requestHash', 'answer', 'holder', sql<boolean>`locked_until > now()`.as('live')])
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  // Released in between: to the caller that is a request still in flight, to be sent again.
  if (!record) refuse('idempotencyInFlight');
  if (!record.requestHash.equals(requestHash)) refuse('idempotencyMismatch');
  if (record.answer) {
    const opened = JSON.parse(unseal(config.secret, purpose, record.answer).toString()) as Answered;
    const earlier = { ...opened, headers: { ...opened.headers, 'idempotent-replayed': 'true' } };
    return { earlier, keep: async () => {}, release: async () => {}, end: () => {} };
  }
  if (record.live) refuse('idempotencyInFlight', { retryAt: new Date(now.getTime() + 1000) });

  // The server that ran it is gone: exactly one retry takes over.
  const takenOver = await db
    .updateTable('idempotencyRecord')
    .set({ holder, lockedUntil: lease })
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .where('holder', 'is not distinct from', record.holder)
    .where('answer', 'is', null)
    .returning('scope')
    .executeTakeFirst();
  return takenOver ? mine() : refuse('idempotencyInFlight');
}
