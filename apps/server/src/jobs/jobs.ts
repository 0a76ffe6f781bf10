import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { faultForLog } from '../http/faults.ts';
import { measuredSenders } from '../services/outbox/measuredSenders.ts';
import type { Message } from '../services/outbox/outbox.ts';
import { createSenders } from '../services/outbox/senders.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createBoss, within } from './boss.ts';
import { type MeasuredRun, measuredRun } from './measuredRun.ts';
import { sendMessage } from './sendMessage.ts';

/** Recurring work; one of all servers does it. It must be safe to run twice. */
export interface Job {
  /** Name of its queue, `watch-orders`. */
  readonly name: string;
  /** The schedule of the job as a cron expression; a job that is still waiting is not queued twice. */
  readonly cron: string;
  /** Seconds between two polls of its queue. */
  readonly pollSeconds: number;
  /**
   * Seconds after which a run queues the next one, where the minutes of cron are too long; the schedule starts it again
   * after a failure.
   */
  readonly again?: number;
  /** Seconds after which a run counts as lost. */
  readonly lostAfter?: number;
  run(): Promise<void>;
}

export interface JobParts {
  readonly config: Config;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  readonly jobs: readonly Job[];
}

export interface Jobs {
  /** Queues the jobs that send messages of one kind, in the transaction that writes the messages. */
  sendMessages(transaction: Db, messageIds: readonly string[], kind: Message['kind']): Promise<void>;
  stop(): Promise<void>;
}

/** Queues of messages, with the number that is sent at once. Push services that do not respond delay no SMS. */
const sendQueues = { 'send-message': 5, 'send-push': 20 } as const;

/**
 * Starts working on jobs. Any number of servers may: each job is run by one of them. A server for requests only queues
 * jobs and leaves the work to workers.
 */
export async function startJobs({ config, db, pool, clock, log, telemetry, jobs }: JobParts): Promise<Jobs> {
  const works = config.role !== 'server';
  const boss = createBoss(pool, works);
  const run = measuredRun(db, telemetry);
  boss.on('error', (error) => log.warn({ fault: faultForLog(error) }, 'jobs'));
  await setUp(boss, pool);
  await createSendQueues(boss);
  if (works) {
    await workOnMessages(boss, run, { config, db, clock, telemetry });
    for (const job of jobs) await workOn(boss, run, job);
  }

  return {
    async sendMessages(transaction, ids, kind) {
      const queue = kind === 'push' ? 'send-push' : 'send-message';
      await boss.insert(
        queue,
        ids.map((id) => ({ data: { id } })),
        within(transaction),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

const setUpLock = 7_260_060;

/**
 * Servers that start together on an empty database set up the queues one after the other. pg-boss takes a lock for
 * that, but looks for its schema before it: a server that waited has seen no schema, and fails to create it.
 */
async function setUp(boss: PgBoss, pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The lock waits for slow servers, and this transaction for the start of pg-boss.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    // Released with the transaction: a pooler may pass a lock of the session to another client.
    await client.query('select pg_advisory_xact_lock($1)', [setUpLock]);
    await boss.start();
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closes the connection, which releases its lock.
    client.release(true);
    throw error;
  }
}

async function createSendQueues(boss: PgBoss): Promise<void> {
  for (const queue of Object.keys(sendQueues))
    await boss.createQueue(queue, {
      heartbeatSeconds: 10,
      expireInSeconds: 60,
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
      deleteAfterSeconds: 86_400,
    });
}

async function workOnMessages(
  boss: PgBoss,
  run: MeasuredRun,
  { config, db, clock, telemetry }: Pick<JobParts, 'config' | 'db' | 'clock' | 'telemetry'>,
) {
  const senders = measuredSenders(createSenders(config, db, clock), telemetry);
  for (const [queue, batchSize] of Object.entries(sendQueues))
    await boss.work<{ id: string }>(queue, { pollingIntervalSeconds: 1, batchSize }, async (messages) => {
      await Promise.all(
        messages.map(({ data }) => run(queue, () => sendMessage(db, senders, config, data.id, clock.now()))),
      );
    });
}

async function workOn(
  boss: PgBoss,
  measured: MeasuredRun,
  { name, cron, pollSeconds, again, lostAfter, run }: Job,
): Promise<void> {
  await boss.createQueue(name, {
    // At most one waits, from any sender.
    policy: 'short',
    retryLimit: 0,
    deleteAfterSeconds: 3600,
    ...(lostAfter === undefined ? {} : { expireInSeconds: lostAfter }),
  });
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    try {
      await measured(name, run);
    } finally {
      if (again !== undefined) await boss.send(name, {}, { startAfter: again });
    }
  });
  await boss.schedule(name, cron);
  if (again !== undefined) await boss.send(name, {});
}
