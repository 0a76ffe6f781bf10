import { createPayment } from '../machine/createPayment.ts';
import type { PayEffects } from '../machine/payEffects.ts';
import type { PayAnswer, PayCode, PayMethod } from '../machine/payState.ts';

export const noon = Date.UTC(2026, 10, 20, 4, 0, 0);
export const life = 300_000;
export const nothingYet: PayAnswer = { status: 'pending', code: null, returned: null };

interface Call<Answer> {
  readonly at: number;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Lets pending promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

/** A tab with a clock set by the test and calls resolved by the test; `wires` connect it to others. */
export function tab(wires = new Set<(message: unknown) => void>()) {
  let at = noon;
  let hidden = false;
  const timers = new Set<{ readonly due: number; readonly task: () => void }>();
  const watchers = new Set<() => void>();
  const polls: Call<PayAnswer>[] = [];
  const codes: (Call<PayCode> & { readonly method: PayMethod })[] = [];

  function open<Answer>(calls: (call: Call<Answer>) => void, signal: AbortSignal) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    calls({
      at,
      signal,
      answer(answer) {
        resolve(answer);
        return settle();
      },
      fail(error) {
        reject(error);
        return settle();
      },
    });
    return promise;
  }

  const effects: PayEffects = {
    poll: (signal) => open<PayAnswer>((call) => polls.push(call), signal),
    getCode: (method, signal) => open<PayCode>((call) => codes.push({ ...call, method }), signal),
    now: () => at,
    say: (error) => (error instanceof Error ? error.message : null),
    schedule(task, ms) {
      const timer = { due: at + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    tab: {
      isHidden: () => hidden,
      watch(look) {
        watchers.add(look);
        return () => watchers.delete(look);
      },
    },
    connect(_name, hear) {
      wires.add(hear);
      return {
        post: (message) => {
          for (const wire of wires) if (wire !== hear) wire(message);
        },
        close: () => wires.delete(hear),
      };
    },
  };

  return {
    effects,
    polls,
    codes,
    timers,
    now: () => at,
    /** Turns the clock on, timer by timer. */
    async pass(ms: number) {
      const end = at + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
        if (!next) break;
        timers.delete(next);
        at = Math.max(at, next.due);
        next.task();
        await settle();
      }
      at = end;
    },
    async show(visible: boolean) {
      hidden = !visible;
      for (const look of watchers) look();
      await settle();
    },
    /** The server's clock turns out to be another. */
    correct(by: number) {
      at += by;
    },
    /** The number of listeners for the visibility of the tab. */
    watching: () => watchers.size,
  };
}

export const codeOf = (id: string, expiresAt = noon + life): PayCode => ({
  id,
  method: 'alipay',
  content: `https://pay.example/${id}`,
  expiresAt,
});
export const pendingAnswer = (
  code: PayCode,
  scan: 'waiting' | 'scanned' | 'declined' | 'expired' = 'waiting',
): PayAnswer => ({
  status: 'pending',
  code: { ...code, scan },
  returned: null,
});

export function begin(page = tab(), method: PayMethod = 'alipay') {
  const payment = createPayment({ orderNo: '20261120000001', method, effects: page.effects });
  const stop = payment.start();
  const last = <T>(calls: readonly T[]): T => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was asked.');
    return call;
  };
  return { ...page, payment, stop, poll: () => last(page.polls), ask: () => last(page.codes) };
}

/** A page that shows code `a`. */
export async function scanning(page = tab()) {
  const open = begin(page);
  await open.poll().answer(nothingYet);
  await open.ask().answer(codeOf('a'));
  return open;
}
