import type pg from 'pg';
import { indexes, migrations } from '../areas/index.ts';
import { isPooled, withClient } from '../database/db.ts';
import type { DatabaseFacts, ReplicaFacts } from './databaseChecks.ts';

const connectMs = 5000;

/** Reads the facts about a database; throws when it cannot be reached. */
export async function databaseFacts(url: string, isEmbedded: boolean): Promise<DatabaseFacts> {
  const pooled = await isPooled(url, connectMs);
  return connected(url, async (client) => ({
    ...(await properties(client)),
    isEmbedded,
    isLocal: isLocal(url),
    isPooled: pooled,
    clockAheadMs: await clockAhead(client),
    pendingMigrations: await pendingMigrations(client),
    brokenIndexes: await brokenIndexes(client),
    canChangeAudit: await canChangeAudit(client),
    ...(await waiting(client)),
    archive: isEmbedded ? await archive(client) : null,
  }));
}

const connected = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(url, work, { connectMs });

/** Over a socket, or to an address of this machine. */
function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return host === '' || host.startsWith('/') || /^(localhost|127\.|\[?::1)/.test(host);
}

type Properties = Pick<
  DatabaseFacts,
  | 'version'
  | 'encoding'
  | 'knowsChinese'
  | 'hasIcu'
  | 'role'
  | 'isSuperuser'
  | 'usesTls'
  | 'statementTimeout'
  | 'collation'
>;

async function properties(client: pg.Client): Promise<Properties> {
  const { rows } = await client.query<
    Omit<Properties, 'collation'> & { made: string | null; now: string | null }
  >(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('server_encoding') as encoding,
            '上' ~ '^[[:alnum:]]$' as "knowsChinese",
            exists (select 1 from pg_collation where collname = 'zh-x-icu') as "hasIcu",
            current_user as role,
            (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
            coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "usesTls",
            current_setting('statement_timeout') as "statementTimeout",
            datcollversion as made, pg_database_collation_actual_version(oid) as now
       from pg_database where datname = current_database()`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database does not know itself');
  const { made, now, ...rest } = row;
  return { ...rest, collation: { made, now } };
}

/** Compared with the middle of the request. */
async function clockAhead(client: pg.Client): Promise<number> {
  const before = Date.now();
  const { rows } = await client.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  return Number(rows[0]?.ms) - (before + Date.now()) / 2;
}

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  return rows[0]?.there === true;
}

/**
 * The owner of the table, of the function of its triggers, of their schema or of the database can change or drop it, and
 * so can each member of that role, by `set role`.
 */
async function canChangeAudit(client: pg.Client): Promise<boolean | null> {
  const { rows } = await client.query<{ able: boolean }>(
    `select has_table_privilege(c.oid, 'update, delete, truncate') or has_any_column_privilege(c.oid, 'update')
              or exists (select from unnest(array[c.relowner, n.nspowner, d.datdba, p.proowner]) owner
                          where pg_has_role(owner, 'member')) as able
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_database d on d.datname = current_database()
       left join pg_proc p on p.oid = to_regprocedure('refuse_audit_change()') where c.oid = to_regclass('audit_entry')`,
  );
  return rows[0]?.able ?? null;
}

async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const rows = (await isThere(client, 'kysely_migration'))
    ? (await client.query<{ name: string }>('select name from kysely_migration')).rows
    : [];
  const done = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

async function brokenIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid or c.relname = any ($1) and not i.indisready`,
    [indexes.map(({ name }) => name)],
  );
  return rows.map(({ name }) => name);
}

type Waiting = Pick<DatabaseFacts, 'oldestJobMs' | 'waitingMessages' | 'oldestMessageMs'>;

async function waiting(client: pg.Client): Promise<Waiting> {
  const jobs = (await isThere(client, 'job.job'))
    ? await client.query<{ ms: number | null }>(
        `select extract(epoch from max(now() - start_after))::float8 * 1000 as ms
           from job.job where state in ('created', 'retry') and start_after < now()`,
      )
    : { rows: [] };
  const messages = (await isThere(client, 'outbox_message'))
    ? await client.query<{ count: number; ms: number | null }>(
        `select count(*)::int as count, extract(epoch from max(now() - created_at))::float8 * 1000 as ms
           from outbox_message where state = 'waiting' and kind <> 'push'`,
      )
    : { rows: [] };
  return {
    oldestJobMs: jobs.rows[0]?.ms ?? null,
    waitingMessages: messages.rows[0]?.count ?? 0,
    oldestMessageMs: messages.rows[0]?.ms ?? null,
  };
}

async function archive(client: pg.Client): Promise<DatabaseFacts['archive']> {
  const { rows } = await client.query<{ mode: string; failing: boolean; failed: string | null }>(
    `select current_setting('archive_mode') as mode, last_failed_time::text as failed,
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
       from pg_stat_archiver`,
  );
  const [row] = rows;
  return row?.mode === 'on' ? { isFailing: row.failing, lastFailed: row.failed } : null;
}

/** Reads the lag of a replica behind its primary. */
export async function replicaFacts(primaryUrl: string, replicaUrl: string): Promise<ReplicaFacts> {
  try {
    const primaryPosition = await connected(primaryUrl, (client) =>
      oneText(client, 'select pg_current_wal_lsn()'),
    );
    return await connected(replicaUrl, async (client) => {
      const isReplica = (await oneText(client, 'select pg_is_in_recovery()')) === 'true';
      const replayed = isReplica ? await oneText(client, 'select pg_last_wal_replay_lsn()') : primaryPosition;
      const behind = await client.query<{ bytes: string }>('select pg_wal_lsn_diff($1, $2) as bytes', [
        primaryPosition,
        replayed,
      ]);
      return { isReachable: true, isReplica, behindBytes: Math.max(0, Number(behind.rows[0]?.bytes)) };
    });
  } catch {
    return { isReachable: false, isReplica: false, behindBytes: 0 };
  }
}

async function oneText(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  return String(rows[0]?.[0]);
}
