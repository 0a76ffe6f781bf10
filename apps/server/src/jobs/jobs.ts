import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { watchOrders } from '../areas/payment/watch.ts';
import { cleanUpFiles, cleanUpIncoming } from '../areas/upload/cleanUp.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { faultForLog } from '../http/faults.ts';
import { incomingFolder } from '../http/multipart.ts';
import { extendSampleData } from '../sample/index.ts';
import type { BlobStore } from '../services/files/blobStore.ts';
import { createSenders } from '../services/outbox/senders.ts';
import type { Wallets } from '../services/payments/wallets.ts';
import { createBoss, within } from './boss.ts';
import { cleanUp } from './cleanUp.ts';
import { sendMessage } from './sendMessage.ts';

export interface JobParts {
  readonly config: Config;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly blobs: BlobStore;
  readonly wallets: Wallets;
}

export interface Jobs {
  /** Puts the job that sends a message, in the transaction that writes the message. */
  sendMessage(transaction: Db, messageId: string): Promise<void>;
  stop(): Promise<void>;
}

const queues = {
  sendMessage: 'send-message',
  cleanUp: 'clean-up',
  extendSample: 'extend-sample',
  watchOrders: 'watch-orders',
} as const;

/** Seconds between two looks at orders and payments. */
const watchEvery = 10;

/** Starts working on jobs. Any number of servers may: each job is worked on by one of them. */
export async function startJobs({ config, db, pool, clock, log, blobs, wallets }: JobParts): Promise<Jobs> {
  const boss = createBoss(pool);
  boss.on('error', (error) => log.warn({ fault: faultForLog(error) }, 'jobs'));
  await boss.start();
  await makeQueues(boss);

  const senders = createSenders(config);
  await boss.work<{ id: string }>(
    queues.sendMessage,
    { pollingIntervalSeconds: 1, batchSize: 5 },
    async (jobs) => {
      await Promise.all(jobs.map((job) => sendMessage(db, senders, config, job.data.id, clock.now())));
    },
  );
  await boss.work(queues.cleanUp, { pollingIntervalSeconds: 30 }, async () => {
    await cleanUp(db, clock.now());
    await cleanUpFiles(db, blobs, clock.now());
    await cleanUpIncoming(incomingFolder(config));
  });
  await boss.schedule(queues.cleanUp, '*/10 * * * *');
  const fault = (error: unknown) => log.warn({ fault: faultForLog(error) }, 'orders');
  await boss.work(queues.watchOrders, { pollingIntervalSeconds: 2 }, async () => {
    try {
      await watchOrders({ db, wallets }, clock.now(), fault);
    } finally {
      // One look puts the next; the queue holds one at most, and the schedule starts it again after a fall.
      await boss.send(queues.watchOrders, {}, { startAfter: watchEvery });
    }
  });
  await boss.schedule(queues.watchOrders, '* * * * *');
  await boss.send(queues.watchOrders, {});
  if (config.sampleData) {
    await boss.work(queues.extendSample, { pollingIntervalSeconds: 60 }, async () =>
      extendSampleData(db, clock.now()),
    );
    await boss.schedule(queues.extendSample, '10 * * * *');
  }

  return {
    async sendMessage(transaction, id) {
      await boss.send(queues.sendMessage, { id }, within(transaction));
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(queues.sendMessage, {
    heartbeatSeconds: 10,
    expireInSeconds: 60,
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    deleteAfterSeconds: 86_400,
  });
  await boss.createQueue(queues.extendSample, { retryLimit: 0, deleteAfterSeconds: 3600 });
  await boss.createQueue(queues.watchOrders, {
    policy: 'short',
    expireInSeconds: 120,
    retryLimit: 0,
    deleteAfterSeconds: 600,
  });
  await boss.createQueue(queues.cleanUp, { retryLimit: 0, deleteAfterSeconds: 3600 });
}
