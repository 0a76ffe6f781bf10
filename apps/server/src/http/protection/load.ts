import type { Clock } from '../../clock.ts';
import { Refusal } from '../refuse.ts';

/** The load of the server, and whether it accepts more. */
export interface Load {
  /** Whether a request is rejected before any work is done for it. Health never is, notices of payments last. */
  isFull(kind: RequestKind): boolean;
  /** Counts a request from its head to the end of its response; returns a function that ends it. */
  enter(kind: RequestKind): () => void;
  /** Does the work of one call; refuses with `serverAway` when there is too much of it. */
  work<T>(run: () => Promise<T>): Promise<T>;
  /** Thrown when the server is overloaded. */
  refusal(): Refusal;
  stop(): void;
}

/** The purpose of a request, as far as it decides which requests are shed first. */
export type RequestKind = 'health' | 'notice' | 'file' | 'other';

/** Concurrent calls per database connection: enough to keep all of them busy, few enough to respond soon. */
const callsPerConnection = 6;
/** Milliseconds that this process may be late, on average of the last moments. */
const mostLate = 150;
const step = 50;
const askAgainAfter = 2000;

/** Watches the running calls and the delay of the process; both rise when more requests arrive than can be handled. */
export function watchLoad(poolSize: number, clock: Clock): Load {
  const most = callsPerConnection * poolSize;
  const open: Record<RequestKind, number> = { health: 0, notice: 0, file: 0, other: 0 };
  let calls = 0;
  let late = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late += 0.3 * (now - last - step - late);
    last = now;
  }, step).unref();

  const refusal = () =>
    new Refusal('serverAway', { retryAt: new Date(clock.now().getTime() + askAgainAfter) });
  return {
    isFull(kind) {
      if (kind === 'notice') return open.notice >= most;
      return kind === 'other' && (calls >= most || (open.other >= most && late > mostLate));
    },
    enter(kind) {
      open[kind] += 1;
      return () => {
        open[kind] -= 1;
      };
    },
    async work(run) {
      // A body may arrive long after its request was accepted.
      if (calls >= most) throw refusal();
      calls += 1;
      try {
        return await run();
      } finally {
        calls -= 1;
      }
    },
    refusal,
    stop: () => clearInterval(timer),
  };
}
