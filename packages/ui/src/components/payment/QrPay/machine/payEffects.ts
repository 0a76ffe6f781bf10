import type { PayAnswer, PayCode, PayMethod } from './payState.ts';

/** What a payment needs from outside; handed in, so that tests hold the clock and the wires. */
export interface PayEffects {
  /** Asks the server how the order stands. An error with a `retryAt` date is asked again no sooner. */
  readonly poll: (signal: AbortSignal) => Promise<PayAnswer>;
  /** Has a new code made, for the wallet of this key. */
  readonly getCode: (method: PayMethod, signal: AbortSignal) => Promise<PayCode>;
  /** The server's clock, ms since the epoch: this machine's, corrected by what the server's answers say. */
  readonly now: () => number;
  /** Says what went wrong in the reader's language; null leaves it to the kit's own words. */
  readonly say?: ((error: unknown) => string | null) | undefined;
  /** Runs `task` in so many ms; returns the way to call it off. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** The tab: whether it is out of sight, and when that changes or the network is back. */
  readonly tab: { readonly isHidden: () => boolean; readonly watch: (look: () => void) => () => void };
  /** Other tabs on the same order. */
  readonly connect: (name: string, hear: (message: unknown) => void) => TabChannel;
}

export interface TabChannel {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** Ms that a timer of a browser can wait; one of more rings at once. */
const longestTimer = 2 ** 31 - 1;

/** The effects of a browser; a site adds its calls and its clock. */
export const browserPayEffects: Pick<PayEffects, 'schedule' | 'tab' | 'connect'> = {
  schedule(task, ms) {
    const timer = setTimeout(task, Math.min(ms, longestTimer));
    return () => clearTimeout(timer);
  },
  tab: {
    isHidden: () => document.visibilityState === 'hidden',
    watch(look) {
      document.addEventListener('visibilitychange', look);
      window.addEventListener('online', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('online', look);
      };
    },
  },
  connect(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  },
};
