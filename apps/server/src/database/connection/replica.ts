import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createDb, createPool, type Db, isPooled } from '../db.ts';

/**
 * `fresh`: it had replayed the primary's writes of a moment before. `behind`: it had not. `lost`: it does not respond,
 * or was promoted.
 */
export type ReplicaState = 'fresh' | 'behind' | 'lost';

/** A copy of the database for reads that may be a second old. */
export interface Replica {
  readonly state: ReplicaState;
  /** The copy while it is fresh; null sends a read to the primary. */
  fresh(): Db | null;
  /** Seconds since it was last found fresh, or since it is watched. */
  staleSeconds(): number;
  stop(): Promise<void>;
}

interface ReplicaParts {
  readonly url: string;
  readonly primary: Db;
  readonly poolSize: number;
  readonly log: Logger;
  /** Milliseconds between two checks. */
  readonly interval?: number;
  /** Called for each statement that it has run. */
  readonly onStatement?: Parameters<typeof createDb>[1];
}

/** Positions in the log of writes, as 64 bits. */
const position = (lsn: string) => {
  const [high = '', low = ''] = lsn.split('/');
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
};

/**
 * Watches the progress of a replica. It is fresh when it has replayed what the primary had written at the check before,
 * so that its results lack at most the writes since then, which is two intervals.
 */
export async function watchReplica({
  url,
  primary,
  poolSize,
  log,
  interval = 400,
  onStatement,
}: ReplicaParts): Promise<Replica> {
  const pooled = await isPooled(url, 2000).catch(() => false);
  const db = createDb(createPool({ connectionString: url, size: poolSize, pooled }), onStatement);
  let state: ReplicaState = 'lost';
  let freshUntil = 0;
  let freshAt = performance.now();
  let primaryPosition: bigint | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const change = (next: ReplicaState) => {
    if (next === state) return;
    log[next === 'fresh' ? 'info' : 'warn']({ replica: next }, 'the replica has another state');
    state = next;
  };
  const look = async () => {
    const started = performance.now();
    try {
      const before = primaryPosition;
      primaryPosition = await writtenAt(primary);
      const replayed = await replayedAt(db);
      const isFresh = replayed !== null && before !== undefined && replayed >= before;
      if (isFresh) {
        freshAt = started;
        freshUntil = started + 2 * interval;
      }
      change(replayed === null ? 'lost' : isFresh || before === undefined ? 'fresh' : 'behind');
    } catch {
      change('lost');
    }
    if (!stopped) timer = setTimeout(look, interval).unref();
  };
  await look();
  return {
    get state() {
      return state;
    },
    fresh: () => (state === 'fresh' && performance.now() < freshUntil ? db : null),
    staleSeconds: () => (performance.now() - freshAt) / 1000,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await db.destroy();
    },
  };
}

async function writtenAt(primary: Db): Promise<bigint> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
  return position(rows[0]?.lsn ?? '');
}

/** Returns the replay position of the replica; null for a server that is no replica any more. */
async function replayedAt(replica: Db): Promise<bigint | null> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(replica);
  const lsn = rows[0]?.lsn;
  return lsn ? position(lsn) : null;
}
