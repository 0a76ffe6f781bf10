import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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

export interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** Longest wait for a connection, in milliseconds; past it the caller hears that the database is away. */
  readonly connectMs?: number;
  /** Longest run of one statement, in milliseconds. */
  readonly statementMs?: number;
}

/** A pool of connections that fails fast, so that an absent database is detected within a second. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, size, connectMs = 800, statementMs = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
    application_name: 'fairway',
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 && format !== 'binary' ? safeInteger : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks is replaced at next use; without a listener the process would end.
  pool.on('error', () => {});
  // The pool stops listening to a connection while it is in use, and that is when most are lost.
  pool.on('connect', bearLoss);
  return pool;
}

/** One connection outside the pool, whose loss rejects every pending query. */
export function createClient(connectionString: string, connectMs?: number): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs });
  bearLoss(client);
  return client;
}

/** A connection may be lost at any moment: its statement fails then, and nothing else may. */
function bearLoss(client: pg.ClientBase): void {
  client.on('error', () => {});
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}
