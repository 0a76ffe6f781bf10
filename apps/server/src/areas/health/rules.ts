import type { Backlog, QueueBacklog } from '../../jobs/backlog.ts';

/** Possible problems of an installation, one word each; the runbook has a section for every word. */
export const problems = [
  'databaseAway',
  'stopping',
  'commitsWait',
  'jobsStalled',
  'outboxGrows',
  'replicaLags',
  'diskShort',
] as const;
export type Problem = (typeof problems)[number];

export interface Disk {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface HealthFacts {
  /** Null where nothing was read, because the database is away or the pool has no free connection. */
  readonly backlog: Backlog | null;
  /** Seconds that a commit has waited for a synchronous replica; 0 while none waits, null where nothing was read. */
  readonly commitSeconds: number | null;
  /** Seconds since the replica was fresh; null where none is set. */
  readonly replicaSeconds: number | null;
  /** The disk of the data folder. */
  readonly disk: Disk | null;
  /** Seconds between two polls of a queue by a worker. */
  readonly pollSeconds: (queue: string) => number;
}

/** A healthy replica confirms a commit within milliseconds; pauses of its disk take longer. */
const mostCommitSeconds = 5;
/** A shorter wait does not keep a pooler from answering in time. */
const leastCommitSeconds = 0.6;
const stalledAfter = 60;
/** One message may fail for its own reason, such as a wrong address; several fail for a common one. */
const mostOverdue = 5;
const oldestMessage = 300;
const mostReplicaSeconds = 30;
const leastFreeShare = 0.1;
const enoughFreeBytes = 2 * 2 ** 30;

/** Returns the problems of a running server with a reachable database, the gravest first. */
export function problemsOf(facts: HealthFacts): Problem[] {
  const { backlog, commitSeconds, replicaSeconds, disk, pollSeconds } = facts;
  if (commitSeconds === null || (backlog === null && commitSeconds === 0)) return ['databaseAway'];
  const problems: Problem[] = [];
  // Without a backlog the waiting commits use the whole pool.
  if (backlog === null || commitSeconds > mostCommitSeconds) problems.push('commitsWait');
  if (backlog?.queues.some((queue) => isStalled(queue, pollSeconds(queue.queue))))
    problems.push('jobsStalled');
  if (backlog && (backlog.outbox.overdue >= mostOverdue || backlog.outbox.oldestSeconds >= oldestMessage))
    problems.push('outboxGrows');
  if (replicaSeconds !== null && replicaSeconds > mostReplicaSeconds) problems.push('replicaLags');
  if (disk && disk.freeBytes < Math.min(enoughFreeBytes, leastFreeShare * disk.totalBytes))
    problems.push('diskShort');
  return problems;
}

/** The problems of a server that gets no answers; `commitSeconds` is null where the database itself gives none either. */
export function awayProblems(commitSeconds: number | null): Problem[] {
  const isWaiting = commitSeconds !== null && commitSeconds >= leastCommitSeconds;
  return isWaiting ? ['databaseAway', 'commitsWait'] : ['databaseAway'];
}

/** A worker may poll once a minute: a job that became due since then is not late yet. */
function isStalled({ oldestSeconds, idleSeconds }: QueueBacklog, pollSeconds: number): boolean {
  const patience = stalledAfter + (pollSeconds > 10 ? pollSeconds : 0);
  return oldestSeconds > patience && (idleSeconds === null || idleSeconds > stalledAfter);
}
