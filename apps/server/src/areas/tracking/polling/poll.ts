import type { CarrierAnswer } from '../carriers/carrier.ts';
import { type Claimed, claimDue, leaveAlone } from '../numbers/claim.ts';
import type { PollParts } from './pollParts.ts';
import { type PollResult, readWatched, settle, type Watched } from './settle.ts';

/** Maximum number of concurrent queries. */
const atOnce = 8;
/** Maximum number of queries in one run, so that it never counts as lost. */
const mostInOneRun = 5000;

/**
 * Queries carriers about every number that is due, and stores their responses. Any number of servers may run this at
 * once; a number whose server crashed is due again when its lease ends. Returns the number of queries.
 */
export async function pollDue(parts: PollParts): Promise<number> {
  let polled = 0;
  while (polled < mostInOneRun) {
    const claimed = await claimDue(parts.db, parts.carriers, parts.clock.now());
    if (claimed.length === 0) return polled;
    await askAll(parts, claimed);
    polled += claimed.length;
  }
  return polled;
}

async function askAll(parts: PollParts, claimed: readonly Claimed[]): Promise<void> {
  const watched = await readWatched(parts.db, claimed);
  const quietUntil = new Map<string, Date>();
  const answers: PollResult[] = [];
  const queue = [...watched];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      answers.push(await askOne(parts, next, quietUntil));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, worker));
  await settle(parts, answers);
}

async function askOne(
  { db, clock, carriers, onFault }: PollParts,
  watched: Watched,
  quietUntil: Map<string, Date>,
): Promise<PollResult> {
  const { asking: carrier, kind, number, addedAt: since } = watched;
  const quiet = quietUntil.get(carrier);
  // The carrier requested a pause while this number waited: not a failure.
  if (quiet) return { watched, answer: null, at: quiet };
  const now = clock.now();
  const answer: CarrierAnswer = await (
    carriers.of(carrier)?.ask({ carrier, kind, number, since }, now) ??
    Promise.resolve({ state: 'away' as const, why: 'not connected', retryAfter: null })
  ).catch((error: unknown) => {
    onFault?.(error);
    return { state: 'away' as const, why: 'fault', retryAfter: null };
  });
  if (answer.state === 'away' && answer.retryAfter !== null) {
    const until = new Date(now.getTime() + answer.retryAfter * 1000);
    quietUntil.set(carrier, until);
    await leaveAlone(db, carrier, until);
  }
  return { watched, answer, at: now };
}
