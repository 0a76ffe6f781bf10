import { isPayAnswer, understood } from './payAnswer.ts';
import type { PayEffects } from './payEffects.ts';
import { startPayment, stepPayment } from './payMachine.ts';
import type { PayAnswer, PayEvent, PayMethod, PayState } from './payState.ts';
import { type Running, runPayment } from './runPayment.ts';

/** A running payment: the state that a panel shows and the actions of its buttons. */
export interface Payment {
  readonly getState: () => PayState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts polling; returns a function that stops it and aborts the running call. */
  readonly start: () => () => void;
  readonly choose: (method: PayMethod) => void;
  /** Requests a new code, or the order if it failed to load. */
  readonly refresh: () => void;
  /** Extends the time: the next code is requested automatically. */
  readonly extend: () => void;
  /** Submits a transfer by a call that returns the new state of the order. Never rejects: the state has the failure. */
  readonly submit: (send: () => Promise<PayAnswer>) => Promise<void>;
  /** Takes in how a call of the site left the order, such as a cancellation. */
  readonly tell: (order: PayAnswer) => void;
}

export interface PaymentOptions {
  /** Number of the order; tabs on the same one settle together. */
  readonly orderNo: string;
  /** The payment method offered first, unless the order already uses another one. */
  readonly method: PayMethod;
  /** State of the order when the page was loaded; requested first unless given. */
  readonly order?: PayAnswer | undefined;
  readonly effects: PayEffects;
}

/** One payment: `stepPayment` decides what follows, `runPayment` does it. Knows no framework. */
export function createPayment({ orderNo, method, order, effects }: PaymentOptions): Payment {
  const { now, say = () => null } = effects;
  const listeners = new Set<() => void>();
  let state = startPayment(method);
  let running: Running | null = null;

  const getState = () => state;
  function happen(event: PayEvent): void {
    const before = state;
    state = stepPayment(before, event);
    if (state === before) return;
    running?.follow(before, event);
    for (const listener of listeners) listener();
  }
  const tell = (answer: PayAnswer) => happen({ type: 'answered', askedAt: now(), at: now(), order: answer });
  if (order) tell(order);

  return {
    getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const mine = runPayment({ orderNo, effects, getState, happen });
      running = mine;
      mine.begin();
      return () => {
        mine.end();
        if (running === mine) running = null;
      };
    },
    choose: (method) => happen({ type: 'chose', method: method }),
    refresh: () => happen({ type: 'askedNew' }),
    extend: () => happen({ type: 'askedTime' }),
    async submit(send) {
      if (state.name !== 'offline' || state.sending) return;
      happen({ type: 'sent' });
      try {
        tell(await understood(send(), isPayAnswer));
        // If the response left the form open, it can be sent again.
        happen({ type: 'sendFailed', problem: null });
      } catch (error) {
        happen({ type: 'sendFailed', problem: say(error) ?? '' });
      }
    },
    tell,
  };
}
