import { isPayAnswer, isPayCode, understood } from './payAnswer.ts';
import type { PayEffects } from './payEffects.ts';
import { isPaymentFinal, type PayAnswer, type PayEvent, type PayState } from './payState.ts';
import { pollDelay } from './pollDelay.ts';

/** The side effects of a payment: polls, requests, timers, messages to other tabs. */
export interface Running {
  readonly begin: () => void;
  /** Does what follows from a change of state. */
  readonly follow: (before: PayState, event: PayEvent) => void;
  /** Aborts all that is under way and lets go of the tab. */
  readonly end: () => void;
}

interface Subject {
  readonly orderNo: string;
  readonly effects: PayEffects;
  readonly getState: () => PayState;
  readonly happen: (event: PayEvent) => void;
}

/** Polls with back-off while the tab is visible, fires when a code expires, and settles with other tabs. */
export function runPayment({ orderNo, effects, getState, happen }: Subject): Running {
  const { now, schedule, tab, say = () => null } = effects;
  let asking: AbortController | null = null;
  let fetching: AbortController | null = null;
  let ended = false;
  /** Polls planned since something changed. */
  let quiet = 0;
  let notBefore = 0;
  let stopPoll = () => {};
  let stopClock = () => {};
  const channel = effects.connect(`payment-${orderNo}`, (message) => {
    if (isOutcome(message)) happen({ type: 'heard', at: now(), order: message });
  });

  /** One question at a time: a newer one is worth more than the one under way. */
  async function poll(): Promise<void> {
    stopPoll();
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    const askedAt = now();
    const { signal } = mine;
    try {
      const order = await understood(effects.poll(signal), isPayAnswer);
      if (signal.aborted) return;
      notBefore = 0;
      happen({ type: 'answered', askedAt, at: now(), order });
    } catch (error) {
      if (signal.aborted) return;
      notBefore = retryTime(error);
      happen({ type: 'missed', problem: say(error) });
    }
    if (asking !== mine) return;
    asking = null;
    ring();
    // The clock check may have started a poll already.
    if (!asking) planPoll();
  }

  function planPoll(): void {
    stopPoll();
    const delay = pollDelay(getState(), quiet);
    if (delay === null || ended || tab.isHidden()) return;
    quiet += 1;
    stopPoll = schedule(() => void poll(), Math.max(delay, notBefore - now()));
  }

  /** Checks the clock, now and when the code expires. A response may have corrected the clock; timers fire early. */
  function ring(): void {
    stopClock();
    happen({ type: 'ticked', at: now() });
    const state = getState();
    if (ended || state.name !== 'waiting' || state.lastCheck) return;
    stopClock = schedule(ring, state.code.expiresAt - now());
  }

  async function getCode(): Promise<void> {
    fetching?.abort();
    const state = getState();
    if (state.name !== 'refreshing' || state.of !== 'code' || state.method === 'transfer') return;
    const { method, round } = state;
    const mine = new AbortController();
    fetching = mine;
    try {
      const code = await understood(effects.getCode(method, mine.signal), isPayCode);
      if (!mine.signal.aborted) happen({ type: 'codeCame', round, code });
    } catch (error) {
      if (!mine.signal.aborted) happen({ type: 'codeFailed', round, problem: say(error) });
    }
  }

  function stopAsking(): void {
    stopPoll();
    stopClock();
    asking?.abort();
    asking = null;
    fetching?.abort();
  }

  /** The tab is visible again, or the network is back: poll at once. */
  function look(): void {
    if (isPaymentFinal(getState())) return;
    stopPoll();
    if (tab.isHidden()) return;
    ring();
    quiet = 0;
    if (now() < notBefore) planPoll();
    else void poll();
  }
  const unwatch = tab.watch(look);

  return {
    begin() {
      if (isPaymentFinal(getState())) return;
      void getCode();
      ring();
      if (!asking) void poll();
    },
    follow(before, event) {
      const state = getState();
      const turned = state.name !== before.name;
      const outcome = outcomeOf(state);
      if (outcome && turned && event.type !== 'heard') channel.post(outcome);
      if (isPaymentFinal(state)) return stopAsking();
      if (turned) quiet = 0;
      if (state.round !== before.round) void getCode();
      if (mustAsk(state) && !mustAsk(before)) void poll();
      else if (turned && !asking) planPoll();
      if (state.name === 'waiting' && (turned || state.code !== codeOf(before))) ring();
    },
    end() {
      ended = true;
      stopAsking();
      unwatch();
      channel.close();
    },
  };
}

/** States that only a response can end, and that poll at once: the order is unknown, or time is up. */
function mustAsk(state: PayState): boolean {
  return (
    (state.name === 'refreshing' && state.of === 'order') || (state.name === 'waiting' && state.lastCheck)
  );
}

const outcomes = ['paid', 'cancelled', 'submitted'] as const;
type Outcome = Extract<PayAnswer, { status: (typeof outcomes)[number] }>;

/** Returns the outcome to send to other tabs. */
function outcomeOf({ name }: PayState): Outcome | null {
  const status = outcomes.find((outcome) => outcome === name);
  return status ? { status } : null;
}

/** A message may come from an older version of the page, or from anything else of the site. */
function isOutcome(message: unknown): message is Outcome {
  if (typeof message !== 'object' || message === null || !('status' in message)) return false;
  return outcomes.some((outcome) => outcome === message.status);
}

const codeOf = (state: PayState) => ('code' in state ? state.code : null);

/** The earliest time of the next request as set by the server, ms since the epoch; 0 if not set. */
function retryTime(error: unknown): number {
  const at = error instanceof Error && 'retryAt' in error ? error.retryAt : null;
  return at instanceof Date && !Number.isNaN(at.getTime()) ? at.getTime() : 0;
}
