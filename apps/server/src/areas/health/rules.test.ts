import { expect, it } from 'vitest';
import type { Backlog, QueueBacklog } from '../../jobs/backlog.ts';
import { awayProblems, type HealthFacts, problemsOf } from './rules.ts';

const gigabyte = 2 ** 30;
const calm: HealthFacts = {
  backlog: { queues: [], outbox: { waiting: 0, overdue: 0, oldestSeconds: 0 } },
  commitSeconds: 0,
  replicaSeconds: null,
  disk: { freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte },
  pollSeconds: (queue) => (queue === 'clean-up' ? 30 : 1),
};
const queue = (change: Partial<QueueBacklog>): Partial<HealthFacts> => ({
  backlog: {
    ...(calm.backlog as Backlog),
    queues: [{ queue: 'send-message', waiting: 1, oldestSeconds: 61, idleSeconds: 61, ...change }],
  },
});
const outbox = (change: Partial<Backlog['outbox']>): Partial<HealthFacts> => ({
  backlog: { queues: [], outbox: { waiting: 10, overdue: 0, oldestSeconds: 0, ...change } },
});

it.each<[string, Partial<HealthFacts>, readonly string[]]>([
  ['nothing waits', {}, []],
  ['a job is due for a minute and nobody works', queue({}), ['jobsStalled']],
  ['a job is due and no server ever worked', queue({ idleSeconds: null }), ['jobsStalled']],
  ['a job has just become due', queue({ oldestSeconds: 60 }), []],
  ['many wait, and the queue moves', queue({ waiting: 9000, oldestSeconds: 600, idleSeconds: 3 }), []],
  ['a queue that is looked at twice a minute', queue({ queue: 'clean-up', oldestSeconds: 85 }), []],
  ['the same, past its next look', queue({ queue: 'clean-up', oldestSeconds: 91 }), ['jobsStalled']],
  ['one message fails', outbox({ overdue: 1, oldestSeconds: 120 }), []],
  ['five messages are late', outbox({ overdue: 5, oldestSeconds: 70 }), ['outboxGrows']],
  ['one message waits for five minutes', outbox({ overdue: 1, oldestSeconds: 300 }), ['outboxGrows']],
  ['a commit waits for a synchronous replica', { commitSeconds: 5.1 }, ['commitsWait']],
  ['a commit has waited for less', { commitSeconds: 5 }, []],
  ['waiting commits use the whole pool', { backlog: null, commitSeconds: 0.8 }, ['commitsWait']],
  ['the backlog cannot be read, and no commit waits', { backlog: null }, ['databaseAway']],
  ['nothing can be read', { backlog: null, commitSeconds: null }, ['databaseAway']],
  ['a replica is half a minute behind', { replicaSeconds: 30 }, []],
  ['a replica is further behind', { replicaSeconds: 31 }, ['replicaLags']],
  ['two gigabytes are free of many', { disk: { freeBytes: 2 * gigabyte, totalBytes: 1000 * gigabyte } }, []],
  ['less is free', { disk: { freeBytes: gigabyte, totalBytes: 1000 * gigabyte } }, ['diskShort']],
  ['a tenth is free of a small disk', { disk: { freeBytes: 6.4e6, totalBytes: 64e6 } }, []],
  ['less of it is free', { disk: { freeBytes: 6e6, totalBytes: 64e6 } }, ['diskShort']],
  ['nothing is kept on a disk', { disk: null }, []],
  ['several at once', { ...queue({}), replicaSeconds: 99 }, ['jobsStalled', 'replicaLags']],
])('%s', (_situation, change, expected) => {
  expect(problemsOf({ ...calm, ...change })).toEqual(expected);
});

it.each<[string, number | null, readonly string[]]>([
  ['the database itself gives no answer', null, ['databaseAway']],
  ['no commit waits', 0, ['databaseAway']],
  ['a healthy replica confirms a commit', 0.01, ['databaseAway']],
  ['waiting commits use every connection of the pooler', 0.8, ['databaseAway', 'commitsWait']],
])('behind a pooler that is away: %s', (_situation, commitSeconds, expected) => {
  expect(awayProblems(commitSeconds)).toEqual(expected);
});
