import type { SocialScan } from '@fairway/gateway/contract/auth';

/** The state of a scan, with the wxcode once it is confirmed. */
export interface ScanAnswer {
  readonly scan: SocialScan;
  readonly wxcode: string | null;
}

export interface ScanWatch {
  ask(signal: AbortSignal): Promise<ScanAnswer>;
  /** Called at each change. */
  tell(scan: SocialScan): void;
  /** When the code ends. */
  readonly expiresAt: Date;
  /** The server's clock. */
  now(): Date;
  /** Waits between two questions; ends early when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  readonly signal: AbortSignal;
}

const soonest = 1_000;
const latest = 5_000;
/** A server that cannot be reached is given so long after the end of the code. */
const grace = 10_000;

/** Ms until the next question, after so many that changed nothing. */
export function scanDelay(quiet: number): number {
  return Math.min(soonest * 1.4 ** quiet, latest);
}

/**
 * Polls a scan until it is over. Returns the wxcode if it was confirmed, null if it was refused, has expired, or is no
 * longer watched. A failed request is repeated; the server decides when a code has expired.
 */
export async function watchScan(watch: ScanWatch): Promise<string | null> {
  const { signal } = watch;
  let last: SocialScan = 'waiting';
  for (let quiet = 0; ; quiet += 1) {
    const left = watch.expiresAt.getTime() - watch.now().getTime();
    // The end of a code is reported on time, however long the polling pause has become.
    await watch.pause(left > 0 ? Math.min(scanDelay(quiet), left) : soonest, signal);
    if (signal.aborted) return null;
    const answer = await watch.ask(signal).catch(() => null);
    if (signal.aborted) return null;
    if (!answer) {
      if (left > -grace) continue;
      watch.tell('expired');
      return null;
    }
    if (answer.scan !== last) {
      last = answer.scan;
      quiet = 0;
      watch.tell(last);
    }
    if (last === 'confirmed') return answer.wxcode;
    if (last !== 'waiting' && last !== 'scanned') return null;
  }
}

/** Pauses for the given time; if the page is hidden at its end, until the page is visible again. */
export function pauseWhileSeen(ms: number, signal: AbortSignal, page: Document = document): Promise<void> {
  return new Promise((resolve) => {
    let due = false;
    const end = () => {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const seen = () => {
      if (!page.hidden && due) end();
    };
    const timer = setTimeout(() => {
      due = true;
      seen();
    }, ms);
    page.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
