import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { keyedHash } from '../secrets.ts';
import { later } from '../time/later.ts';

export interface LimitRule {
  /** The number of events allowed ... */
  readonly count: number;
  /** ... within any so many seconds. */
  readonly seconds: number;
}

export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAt: Date };

/** Counts events per subject across all servers. */
export interface Limits {
  /**
   * Counts one event when every rule allows it, atomically. The subject is stored as a keyed hash only, so a
   * phone, email or address may be part of it. Rules of up to 100 events are exact over any window; larger
   * ones count from the first event of a window.
   */
  take(subject: string, rules: readonly LimitRule[], now: Date): Promise<LimitResult>;
  /** Whether the next event would be refused; counts nothing. */
  isFull(subject: string, rules: readonly LimitRule[], now: Date): Promise<boolean>;
}

/** Larger counts would make the row of a subject large. */
const exactUpTo = 100;

export function createLimits(db: Db, secret: Uint8Array): Limits {
  return {
    async take(subject, rules, now) {
      const key = keyedHash(secret, 'limit', subject).toString('base64url');
      const exact = rules.filter((rule) => rule.count <= exactUpTo);
      const result = exact.length > 0 ? await takeExactly(db, key, exact, now) : { ok: true as const };
      if (!result.ok) return result;
      for (const rule of rules.filter((each) => each.count > exactUpTo)) {
        const counted = await takeInWindow(db, `${key}/${rule.seconds}`, rule, now);
        if (!counted.ok) return counted;
      }
      return result;
    },
    async isFull(subject, rules, now) {
      const key = keyedHash(secret, 'limit', subject).toString('base64url');
      for (const { count, seconds } of rules) {
        const exact = count <= exactUpTo;
        const row = await db
          .selectFrom('rateLimit')
          .select(['hits', 'count', 'expiresAt'])
          .where('key', '=', exact ? key : `${key}/${seconds}`)
          .where('expiresAt', '>', now)
          .executeTakeFirst();
        const counted = exact ? row?.hits.filter((hit) => hit > before(now, seconds)).length : row?.count;
        if ((counted ?? 0) >= count) return true;
      }
      return false;
    },
  };
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** One statement: the row's lock makes callers count one after the other, and a refused one writes nothing. */
async function takeExactly(
  db: Db,
  key: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<LimitResult> {
  const longest = Math.max(...rules.map((rule) => rule.seconds));
  const allowed = rules.map(
    ({ count, seconds }) => sql<boolean>`
      (select count(*) from unnest(rate_limit.hits) as hit where hit > ${before(now, seconds)}) < ${count}`,
  );
  const { rows } = await sql`
    insert into rate_limit (key, hits, window_start, count, expires_at)
    values (${key}, array[${now}::timestamptz], ${now}, 0, ${later(now, longest)})
    on conflict (key) do update set
      hits = (select coalesce(array_agg(hit order by hit), '{}')
              from unnest(rate_limit.hits) as hit where hit > ${before(now, longest)}) || ${now}::timestamptz,
      expires_at = ${later(now, longest)}
    where ${sql.join(allowed, sql` and `)}
    returning 1`.execute(db);
  if (rows.length > 0) return { ok: true };

  const row = await db.selectFrom('rateLimit').select('hits').where('key', '=', key).executeTakeFirst();
  const waits = rules.map((rule) => freeAgain(row?.hits ?? [], rule, now));
  return { ok: false, retryAt: new Date(Math.max(...waits)) };
}

/** When the oldest of the counted events leaves the window. */
function freeAgain(hits: readonly Date[], { count, seconds }: LimitRule, now: Date): number {
  const counted = hits.filter((hit) => hit > before(now, seconds));
  const oldest = counted.at(-count);
  return oldest === undefined ? now.getTime() : later(oldest, seconds).getTime();
}

async function takeInWindow(db: Db, key: string, rule: LimitRule, now: Date): Promise<LimitResult> {
  const { rows } = await sql<{ count: number; windowStart: Date }>`
    insert into rate_limit (key, window_start, count, expires_at)
    values (${key}, ${now}, 1, ${later(now, rule.seconds)})
    on conflict (key) do update set
      count = case when rate_limit.expires_at <= ${now} then 1 else rate_limit.count + 1 end,
      window_start = case when rate_limit.expires_at <= ${now} then ${now} else rate_limit.window_start end,
      expires_at = case when rate_limit.expires_at <= ${now} then ${later(now, rule.seconds)} else rate_limit.expires_at end
    returning count, window_start`.execute(db);
  const row = rows[0];
  if (!row || row.count <= rule.count) return { ok: true };
  return { ok: false, retryAt: later(row.windowStart, rule.seconds) };
}
