import type { UploadedFile, UploadProblem } from '../types.ts';
import { problemOf } from './problems.ts';
import { untilVisible, waitFor } from './waiting.ts';

/** The calls behind "continue on phone". */
export interface HandOverCalls {
  /** Begins; `url` is the address that the phone opens, whole, and `expiresAt` when it ends, ISO 8601. */
  readonly start: (options: {
    signal: AbortSignal;
  }) => Promise<{ readonly id: string; readonly url: string; readonly expiresAt: string }>;
  /** Polls its state. `opened` once a phone has opened the address; `files` in the order of arrival. */
  readonly read: (
    id: string,
    options: { signal: AbortSignal },
  ) => Promise<{
    readonly state: 'waiting' | 'opened' | 'ended';
    readonly files: readonly UploadedFile[];
  }>;
  /** Ends it at once. */
  readonly end: (id: string) => Promise<unknown>;
}

/** The state of an upload that continues on a phone. `lost`: the last request got no response, and is repeated. */
export type HandOverState =
  | { readonly step: 'starting' }
  | {
      readonly step: 'waiting' | 'connected';
      readonly url: string;
      readonly expiresAt: string;
      readonly received: number;
      readonly lost: boolean;
    }
  | { readonly step: 'expired'; readonly received: number }
  | { readonly step: 'failed'; readonly problem: UploadProblem };

export interface HandOver {
  read(): HandOverState;
  subscribe(listener: () => void): () => void;
  /** Starts, or restarts with another code. */
  start(): void;
  /** Ends it on the server too. */
  stop(): void;
}

export interface HandOverOptions {
  readonly calls: HandOverCalls;
  /** Files that had not arrived before. */
  readonly onFiles: (files: readonly UploadedFile[]) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Resolves while the page is visible. */
  readonly visible?: (signal: AbortSignal) => Promise<void>;
  /** Reads the clock, ms; the server's, where it differs. */
  readonly now?: () => number;
}

/** Ms between requests, and the maximum while no response arrives. */
const pace = 2_000;
const slowest = 30_000;

/** Follows an upload that continues on a phone: polls while the page is visible, less often without a response. */
export function createHandOver({
  calls,
  onFiles,
  wait = waitFor,
  visible = untilVisible,
  now = Date.now,
}: HandOverOptions): HandOver {
  const listeners = new Set<() => void>();
  let state: HandOverState = { step: 'starting' };
  let run = new AbortController();
  run.abort();
  let open: string | null = null;

  const set = (next: HandOverState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const follow = async (signal: AbortSignal) => {
    const { id, url, expiresAt } = await calls.start({ signal });
    if (signal.aborted) return void calls.end(id).catch(() => undefined);
    open = id;
    const link = { url, expiresAt };
    const takenIds = new Set<string>();
    const due = Date.parse(expiresAt);
    set({ step: 'waiting', ...link, received: 0, lost: false });
    for (let misses = 0; ; ) {
      await wait(Math.min(pace * 2 ** misses, slowest), signal);
      await visible(signal);
      // Read before polling, so that the last picture is requested once more after the end.
      const over = now() >= due;
      try {
        const answer = await calls.read(id, { signal });
        if (signal.aborted) return;
        misses = 0;
        const fresh = answer.files.filter((file) => !takenIds.has(file.id));
        for (const file of fresh) takenIds.add(file.id);
        if (fresh.length > 0) onFiles(fresh);
        const received = takenIds.size;
        if (answer.state === 'ended' || over) return set({ step: 'expired', received });
        const step = answer.state === 'opened' ? 'connected' : 'waiting';
        set({ step, ...link, received, lost: false });
      } catch (error) {
        if (signal.aborted) return;
        const { kind } = problemOf(error, now());
        if (over || (kind !== 'network' && kind !== 'away' && kind !== 'limited'))
          return set({ step: 'expired', received: takenIds.size });
        misses += 1;
        if (state.step === 'waiting' || state.step === 'connected') set({ ...state, lost: true });
      }
    }
  };

  const stop = () => {
    run.abort();
    if (open !== null) calls.end(open).catch(() => undefined);
    open = null;
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start() {
      stop();
      run = new AbortController();
      const { signal } = run;
      set({ step: 'starting' });
      follow(signal).catch((error) => {
        if (!signal.aborted) set({ step: 'failed', problem: problemOf(error, now()) });
      });
    },
    stop,
  };
}
