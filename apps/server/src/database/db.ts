import { Kysely, type LogEvent } from 'kysely';
import pg from 'pg';
import { CopyIn } from './bulk/copyIn.ts';
import { columnNames, NamingDialect } from './driver/columnNames.ts';
import { preparingClient } from './driver/prepared.ts';
import { parseTimestamp, timestampOid } from './driver/timestamp.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it: both take the same queries. */
export type Db = Kysely<Tables>;

const int8 = 20;

/** Reads a bigint column as a number, and fails where that would lose digits. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: safeInteger,
  [timestampOid]: parseTimestamp,
};

export interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** Longest wait for a connection, in milliseconds; after it the call fails because the database is away. */
  readonly connectMs?: number;
  /** Longest run of one statement, in milliseconds. */
  readonly statementMs?: number;
  /** The address leads to a pooler in transaction mode. */
  readonly pooled?: boolean;
}

/** A pool of connections that fails fast, so that an absent database is detected within a second. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, size, connectMs = 800, statementMs = 10_000, pooled = false } = options;
  const limits = { statement_timeout: statementMs, idle_in_transaction_session_timeout: 2 * statementMs };
  const pool = new pg.Pool({
    ...(pooled ? { Client: clientLimitedBy(limits) } : { ...limits, Client: preparingClient() }),
    connectionString,
    max: size,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    application_name: 'fairway',
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks is replaced at next use; without a listener the process would end.
  pool.on('error', () => {});
  // The pool stops listening to a connection while it is in use, and that is when most are lost.
  pool.on('connect', ignoreLoss);
  return pool;
}

type Limits = Readonly<Record<'statement_timeout' | 'idle_in_transaction_session_timeout', number>>;

/** A pooler gives each transaction another session, so each transaction sets its own limits. */
function clientLimitedBy(limits: Limits): typeof pg.Client {
  const sets = Object.entries(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  return class extends pg.Client {
    override query(...call: unknown[]) {
      const [text, ...rest] = call;
      const begins = typeof text === 'string' && /^(begin|start transaction)\b[^;]*$/i.test(text);
      return Reflect.apply(super.query, this, begins ? [text + sets.join(''), ...rest] : call) as never;
    }
  } as typeof pg.Client;
}

const probeMs = 54_321;

/** Whether the address is that of a pooler in transaction mode: it refuses a session's own limits, or forgets them. */
export async function isPooled(connectionString: string, connectMs?: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectMs,
    statement_timeout: probeMs,
  });
  ignoreLoss(client);
  try {
    await client.connect();
    const { rows } = await client.query("select setting from pg_settings where name = 'statement_timeout'");
    return Number(rows[0]?.setting) !== probeMs;
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) return true;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

export interface ClientLimits {
  /** Longest wait for the connection, in milliseconds. */
  readonly connectMs?: number;
  /** Longest wait for a response, in milliseconds. */
  readonly queryMs?: number;
}

/** One connection outside the pool, whose loss rejects every pending query. */
export function createClient(connectionString: string, { connectMs, queryMs }: ClientLimits = {}): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
  });
  ignoreLoss(client);
  return client;
}

/** Works over one connection outside the pool, and closes it. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  limits?: ClientLimits,
): Promise<T> {
  const client = createClient(connectionString, limits);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A connection may be lost at any moment: only its statement may fail then. */
function ignoreLoss(client: pg.ClientBase): void {
  client.on('error', () => {});
}

/** `onStatement` is called after each statement. */
export function createDb(pool: pg.Pool, onStatement?: (event: LogEvent) => void): Db {
  return new Kysely<Tables>({
    dialect: new NamingDialect({ pool, cursor: CopyIn }),
    plugins: [columnNames],
    ...(onStatement ? { log: onStatement } : {}),
  });
}
