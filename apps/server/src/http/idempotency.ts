import { headers } from '@fairway/gateway/contract/envelope';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { keyedHash, seal, sha256, unseal } from '../secrets.ts';
import type { Answered } from './envelope.ts';
import type { Incoming } from './incoming.ts';
import { refuse } from './refuse.ts';

/** How long a request may be in flight before its retry takes it over: beyond the gateway's 30 s timeout. */
const leaseMs = 60_000;

/** One write under its idempotency key. */
export interface Once {
  /** The answer that the first request got, if it finished. */
  readonly earlier: Answered | null;
  /** Keeps the answer for later requests with the same key. */
  keep(db: Db, answered: Answered): Promise<void>;
  /** Forgets the key: nothing happened, so the same key may be used again. */
  release(): Promise<void>;
}

/**
 * Claims a write's idempotency key for a session or visitor key. The first request runs; the same request
 * again gets the same answer; while the first runs, `idempotencyInFlight`; with another body,
 * `idempotencyMismatch`; without a key, `idempotencyKeyMissing`. Records are rows, so all servers share them.
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
  // Answers can carry a token: only who knows the key itself can open one, not who reads the table.
  const purpose = `idempotent answer ${scope} ${key}`;
  const requestHash = sha256(
    `${request.method} ${request.path}?${request.query}\n${sha256(request.body).toString('hex')}`,
  );
  const lockedUntil = new Date(now.getTime() + leaseMs);

  const mine = (open: Db) =>
    ({
      earlier: null,
      async keep(at, answered) {
        await at
          .updateTable('idempotencyRecord')
          .set({ answer: seal(config.secret, purpose, Buffer.from(JSON.stringify(answered))) })
          .where('scope', '=', scope)
          .where('keyHash', '=', keyHash)
          .execute();
      },
      async release() {
        await open
          .deleteFrom('idempotencyRecord')
          .where('scope', '=', scope)
          .where('keyHash', '=', keyHash)
          .where('answer', 'is', null)
          .execute();
      },
    }) satisfies Once;

  const inserted = await db
    .insertInto('idempotencyRecord')
    .values({ scope, keyHash, requestHash, answer: null, lockedUntil, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scope')
    .executeTakeFirst();
  if (inserted) return mine(db);

  const record = await db
    .selectFrom('idempotencyRecord')
    .select(['requestHash', 'answer', 'lockedUntil'])
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  // Released in between: to the caller that is a request still in flight, to be sent again.
  if (!record) refuse('idempotencyInFlight');
  if (!record.requestHash.equals(requestHash)) refuse('idempotencyMismatch');
  if (record.answer) {
    const opened = JSON.parse(unseal(config.secret, purpose, record.answer).toString()) as Answered;
    const earlier = { ...opened, headers: { ...opened.headers, 'idempotent-replayed': 'true' } };
    return { ...mine(db), earlier };
  }
  if (record.lockedUntil > now) refuse('idempotencyInFlight', { retryAt: new Date(now.getTime() + 1000) });

  // The server that ran it is gone: exactly one retry takes over.
  const taken = await db
    .updateTable('idempotencyRecord')
    .set({ lockedUntil })
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .where('lockedUntil', '=', record.lockedUntil)
    .where('answer', 'is', null)
    .returning('scope')
    .executeTakeFirst();
  return taken ? mine(db) : refuse('idempotencyInFlight');
}
