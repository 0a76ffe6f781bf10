import type { PayAnswer, PayCode, PayMethod } from './payState.ts';

/** External dependencies of a payment; passed in, so that tests control the clock and the network. */
export interface PayEffects {
  /** Requests the state of the order. After an error with a `retryAt` date, it is not called before that date. */
  readonly poll: (signal: AbortSignal) => Promise<PayAnswer>;
  /** Has a new code made, for the wallet of this key. */
  readonly getCode: (method: PayMethod, signal: AbortSignal) => Promise<PayCode>;
  /** The server's clock, ms since the epoch: the local one, corrected by the server's responses. */
  readonly now: () => number;
  /** Returns an error message in the reader's language; null selects the kit's own text. */
  readonly say?: ((error: unknown) => string | null) | undefined;
  /** Runs `task` in so many ms; returns the way to call it off. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** The tab: whether it is hidden, and a subscription to changes of that and to the network coming back. */
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
