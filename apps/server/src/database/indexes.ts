import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** An index that is built while others write to its table, after the migrations. */
export interface Index {
  readonly name: string;
  /** All that follows its name, such as `on news_article (category_id)`. */
  readonly on: string;
}

const isPlain = /^[a-z_][a-z0-9_]{0,62}$/;
/** An index, a relation or a row of the catalogue that another server made first. */
const madeByAnother = ['42P07', '42710', '23505', '40P01', '42704'];
/** Functions of PostgreSQL that fail when another server changes or deletes the same row of the catalogue. */
const changedByAnother = ['simple_heap_update', 'simple_heap_delete'];

/**
 * Builds the missing indexes, one after the other and outside of transactions, so that no write waits for them. The
 * state is read from the catalogue: a half-built index of a killed start is dropped and built again. Any number of
 * servers may run this at once; one builds, the others wait.
 */
export async function buildIndexes(pool: pg.Pool, indexes: readonly Index[]): Promise<void> {
  if (indexes.length === 0) return;
  const client = await pool.connect();
  try {
    // One of a large table takes longer than any statement may.
    const { rows } = await client.query<{ limit: string }>(
      "select current_setting('statement_timeout') as limit",
    );
    if (rows[0]?.limit !== '0') await client.query('set statement_timeout = 0');
    for (const index of indexes) await buildIndex(client, index);
    if (rows[0]?.limit !== '0') await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

async function buildIndex(client: pg.PoolClient, { name, on }: Index): Promise<void> {
  if (!isPlain.test(name)) throw new RangeError(`${name} is no plain name for an index`);
  for (;;) {
    const state = await stateOf(client, name);
    if (state === 'valid') return;
    try {
      if (state === 'building') await pause(500);
      else if (state === 'broken') await client.query(`drop index concurrently if exists ${name}`);
      else await client.query(`create index concurrently if not exists ${name} ${on}`);
    } catch (error) {
      if (!isMadeByAnother(error)) throw error;
      await pause(100);
    }
  }
}

function isMadeByAnother(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  // PostgreSQL has no code for a row of the catalogue that two servers change at the same moment, and translates the message.
  if (error.code === 'XX000' && 'routine' in error) return changedByAnother.includes(String(error.routine));
  return madeByAnother.includes(String(error.code));
}

type State = 'missing' | 'valid' | 'building' | 'broken';

async function stateOf(client: pg.PoolClient, name: string): Promise<State> {
  const { rows } = await client.query<{ valid: boolean; building: boolean }>(
    `select i.indisvalid as valid,
            exists (select from pg_stat_progress_create_index p where p.relid = i.indrelid)
              or exists (select from pg_locks l where l.relation = i.indrelid and l.granted
                          and l.mode = 'ShareUpdateExclusiveLock' and l.pid <> pg_backend_pid()) as building
       from pg_index i where i.indexrelid = to_regclass($1)`,
    [name],
  );
  const [row] = rows;
  if (!row) return 'missing';
  if (row.valid) return 'valid';
  return row.building ? 'building' : 'broken';
}
