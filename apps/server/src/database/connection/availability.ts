import type pg from 'pg';
import { createClient, withClient } from '../db.ts';

/** The database did not respond in time; detected before one of our statements has waited for it. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  readonly code = '57P03';

  constructor() {
    super('The database is away.');
  }
}

/** Watches the database, so that requests fail within a second when it is away, instead of waiting for it. */
export interface Availability {
  readonly ready: boolean;
  /** Waits for work on the database, and gives up as soon as the database is found away. */
  guard<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Queries the database over the same separate connection, which stays free while writes use the whole pool. While the
   * database is away behind a pooler, it asks the database itself.
   */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** A query sent four times a second, to show that the database responds. */
export interface Question {
  readonly sql: string;
  answered(row: unknown): void;
}

const aliveOnly: Question = { sql: 'select 1', answered: () => {} };

const interval = 250;
/** Milliseconds for which an answer of the database itself counts. */
const sharedMs = 1000;

export interface WatchOptions {
  /** Longest wait for a response, in milliseconds. */
  readonly patience?: number | undefined;
  readonly question?: Question | undefined;
  /** Leads to the same database past a pooler. */
  readonly directUrl?: string | undefined;
}

/**
 * Queries the database over a separate connection, four times a second. It is unavailable when a connection fails, or
 * when a response takes longer than `patience` although this process itself was not late.
 */
export async function watchDatabase(
  connectionString: string,
  { patience = 600, question = aliveOnly, directUrl }: WatchOptions = {},
): Promise<Availability> {
  let ready = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  const waiting = new Set<(error: Error) => void>();

  const fall = () => {
    ready = false;
    void client?.end().catch(() => {});
    client = undefined;
    for (const reject of waiting) reject(new DatabaseAwayError());
    waiting.clear();
  };

  const connect = async () => {
    const fresh = createClient(connectionString, { connectMs: patience });
    client = fresh;
    fresh.on('error', () => {
      if (client === fresh && !stopped) fall();
    });
    await fresh.connect();
    return fresh;
  };

  const ask = async () => {
    const connection = client ?? (await connect());
    const { rows } = await connection.query(question.sql);
    // A response over an abandoned connection is ignored.
    if (client !== connection) return;
    ready = true;
    question.answered(rows[0]);
  };

  const look = async () => {
    const late = punctual(patience);
    try {
      await Promise.race([ask(), late.promise]);
    } catch {
      if (!stopped) fall();
    } finally {
      late.clear();
    }
    if (!stopped) timer = setTimeout(look, interval).unref();
  };

  // The address of health needs no login: its readers share one answer, and so one connection past the pooler.
  const directAnswers = new Map<string, Promise<pg.QueryResultRow[]>>();
  const askDirectly = (url: string, sql: string) => {
    const earlier = directAnswers.get(sql);
    if (earlier) return earlier;
    const limits = { connectMs: patience, queryMs: patience };
    const answer = withClient(url, async (direct) => (await direct.query(sql)).rows, limits);
    directAnswers.set(sql, answer);
    setTimeout(() => directAnswers.delete(sql), sharedMs).unref();
    return answer;
  };

  await look();
  return {
    get ready() {
      return ready;
    },
    guard(work) {
      if (!ready) return Promise.reject(new DatabaseAwayError());
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      });
    },
    async query<Row extends pg.QueryResultRow>(sql: string) {
      if (ready && client) return (await client.query<Row>(sql)).rows;
      if (directUrl === undefined || directUrl === connectionString) throw new DatabaseAwayError();
      return askDirectly(directUrl, sql) as Promise<Row[]>;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** Rejects after so many milliseconds of a process that was free to run: time it was busy itself does not count. */
function punctual(ms: number): { promise: Promise<never>; clear(): void } {
  const step = 50;
  let spent = 0;
  let timer: NodeJS.Timeout;
  const promise = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      spent += step;
      if (spent >= ms) reject(new DatabaseAwayError());
    }, step);
    timer.unref();
  });
  promise.catch(() => {});
  return { promise, clear: () => clearInterval(timer) };
}
