import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Caller, Member } from '../../http/caller.ts';
import { countedDay, sameSearchMinutes } from './rules.ts';
import type { Counted } from './tables.ts';

/** An action of a member, on a route or on none. */
export interface Activity {
  readonly what: Counted;
  readonly lane?: { readonly origin: string; readonly destination: string };
}

interface Waiting extends Pick<Member, 'tenantId' | 'accountId'> {
  readonly what: Counted;
  readonly origin: string;
  readonly destination: string;
  readonly day: string;
  count: number;
  lastAt: Date;
}

/** Counts of one server that are not written yet. */
interface Counts {
  readonly waiting: Map<string, Waiting>;
  timer: NodeJS.Timeout | undefined;
  /** Writings under way and before it, one after the other. */
  lastWrite: Promise<void>;
}

/** Milliseconds for which counts are batched: the most that a crash loses. */
const waitMs = 1000;
const counts = new WeakMap<Db, Counts>();

function countsOf(db: Db): Counts {
  const known = counts.get(db);
  if (known) return known;
  const made: Counts = { waiting: new Map(), timer: undefined, lastWrite: Promise.resolve() };
  counts.set(db, made);
  return made;
}

/**
 * Counts an action of a member; visitors are never counted. Does not delay the response: it is written with others
 * within a second. `db` is that of the server, no transaction.
 */
export function countActivity(
  db: Db,
  caller: Pick<Member, 'kind' | 'tenantId' | 'accountId'> | Exclude<Caller, Member>,
  { what, lane }: Activity,
  now: Date,
): void {
  if (caller.kind !== 'member') return;
  const { tenantId, accountId } = caller;
  const { origin = '', destination = '' } = lane ?? {};
  const day = countedDay(now);
  const pending = countsOf(db);
  const key = [tenantId, accountId, day, what, origin, destination].join(' ');
  const before = pending.waiting.get(key);
  if (before) {
    if (what !== 'search') before.count += 1;
    before.lastAt = now;
  } else {
    pending.waiting.set(key, { tenantId, accountId, day, what, origin, destination, count: 1, lastAt: now });
  }
  pending.timer ??= setTimeout(() => void writeCounts(db).catch(() => {}), waitMs).unref();
}

/** Writes the counts of this server so far; resolves when they can be read. */
export function writeCounts(db: Db): Promise<void> {
  const pending = countsOf(db);
  clearTimeout(pending.timer);
  pending.timer = undefined;
  const rows = [...pending.waiting.values()];
  pending.waiting.clear();
  if (rows.length > 0) pending.lastWrite = pending.lastWrite.catch(() => {}).then(() => write(db, rows));
  return pending.lastWrite;
}

/** One statement for all of them whose account is there. A search of a lane that was searched minutes ago is not counted again. */
async function write(db: Db, waiting: readonly Waiting[]): Promise<void> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('tenantId', 'in', [...new Set(waiting.map(({ tenantId }) => tenantId))])
    .where('id', 'in', [...new Set(waiting.map(({ accountId }) => accountId))])
    .execute();
  const ids = new Set(accounts.map(({ id }) => id));
  const rows = waiting.filter(({ accountId }) => ids.has(accountId));
  if (rows.length === 0) return;
  const column = <Value>(of: (row: Waiting) => Value) => rows.map(of);
  await sql`
    insert into daily_count as old (tenant_id, account_id, day, what, origin, destination, count, last_at)
    select * from unnest(
      ${column((row) => row.tenantId)}::uuid[], ${column((row) => row.accountId)}::uuid[],
      ${column((row) => row.day)}::date[], ${column((row) => row.what)}::text[],
      ${column((row) => row.origin)}::text[], ${column((row) => row.destination)}::text[],
      ${column((row) => row.count)}::int[], ${column((row) => row.lastAt)}::timestamptz[])
      as new (tenant_id, account_id, day, what, origin, destination, count, last_at)
    on conflict (tenant_id, account_id, day, what, origin, destination) do update set
      count = old.count + case
        when excluded.what = 'search'
          and extract(epoch from excluded.last_at - old.last_at) < ${sql.lit(sameSearchMinutes * 60)} then 0
        else excluded.count end,
      last_at = greatest(old.last_at, excluded.last_at)`.execute(db);
}
