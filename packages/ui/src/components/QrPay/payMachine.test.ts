import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPayment, stepPayment } from './payMachine.ts';
import { canChoose, isFinal, methodOf, type PayAnswer, type PayEvent, type PayState } from './payState.ts';

const start = Date.UTC(2026, 10, 20, 4, 0, 0);
const end = start + 300_000;
const code = { id: 'qr-1', method: 'alipay', content: 'https://pay.example/1', expiresAt: end } as const;
const newer = { ...code, id: 'qr-2', content: 'https://pay.example/2', expiresAt: end + 300_000 };
const base = { round: 3, misses: 0 };

const states = {
  loading: { ...base, name: 'refreshing', of: 'order', method: 'alipay' },
  refreshing: { ...base, name: 'refreshing', of: 'code', method: 'alipay' },
  waiting: { ...base, name: 'waiting', code, lastCheck: false, renew: false },
  lastCheck: { ...base, name: 'waiting', code, lastCheck: true, renew: false },
  renewing: { ...base, name: 'waiting', code, lastCheck: true, renew: true },
  scanned: { ...base, name: 'scanned', code },
  expired: { ...base, name: 'expired', code },
  declined: { ...base, name: 'failed', method: 'alipay', why: 'declined', problem: null },
  noCode: { ...base, name: 'failed', method: 'alipay', why: 'code', problem: null },
  noOrder: { ...base, name: 'failed', method: 'alipay', why: 'order', problem: null },
  offline: { ...base, name: 'offline', sending: false, problem: null, returned: null },
  sending: { ...base, name: 'offline', sending: true, problem: null, returned: null },
  submitted: { ...base, name: 'submitted', since: start },
  paid: { ...base, name: 'paid' },
  cancelled: { ...base, name: 'cancelled' },
} as const satisfies Record<string, PayState>;

type Name = keyof typeof states;

const pending = (scan?: 'waiting' | 'scanned' | 'declined' | 'expired', of = code): PayAnswer => ({
  status: 'pending',
  code: scan ? { ...of, scan } : null,
  returned: null,
});
/** An answer to a question asked so many ms after the code expired. */
const answered = (order: PayAnswer, after = 0): PayEvent => ({
  type: 'answered',
  askedAt: end + after,
  at: end + after + 80,
  order,
});

const events = {
  'is paid': answered({ status: 'paid' }),
  'is cancelled': answered({ status: 'cancelled' }),
  'is submitted': answered({ status: 'submitted' }),
  'nothing yet, asked before the end': answered(pending('waiting'), -1000),
  'nothing yet, asked after the end': answered(pending('waiting'), 1),
  'no code': answered(pending()),
  'is scanned': answered(pending('scanned')),
  'is declined': answered(pending('declined')),
  'has expired': answered(pending('expired'), -1000),
  'another code is scanned': answered(pending('scanned', newer as never), -1000),
  'poll missed': { type: 'missed', problem: null },
  'another tab: paid': { type: 'heard', at: start, order: { status: 'paid' } },
  'another tab: nonsense': { type: 'heard', at: start, order: pending('expired') },
  'new code': { type: 'codeCame', round: 3, code: newer },
  'late code': { type: 'codeCame', round: 2, code: newer },
  'no new code': { type: 'codeFailed', round: 3, problem: 'busy' },
  'late refusal': { type: 'codeFailed', round: 2, problem: 'busy' },
  'clock before': { type: 'ticked', at: end - 1 },
  'clock at the end': { type: 'ticked', at: end },
  'chooses the same': { type: 'chose', method: 'alipay' },
  'chooses WeChat': { type: 'chose', method: 'wechat' },
  'chooses transfer': { type: 'chose', method: 'transfer' },
  'asks a new code': { type: 'askedNew' },
  'asks for time': { type: 'askedTime' },
  sends: { type: 'sent' },
  'send failed': { type: 'sendFailed', problem: 'no' },
} as const satisfies Record<string, PayEvent>;

type Happening = keyof typeof events;
/** `refreshing!` is a new question, known by its number; `alipay>wechat` says the way that changed. */
function spell(state: PayState): string {
  const extra = [
    state.round !== base.round && 'new',
    state.misses !== base.misses && 'missed',
    state.name === 'refreshing' && state.of,
    'code' in state && state.code.id !== code.id && state.code.id,
    state.name === 'waiting' && state.lastCheck && 'last check',
    state.name === 'waiting' && state.renew && 'renew',
    state.name === 'failed' && state.why,
    state.name === 'offline' && state.sending && 'sending',
    'problem' in state && state.problem,
    state.name !== 'offline' && methodOf(state) === 'wechat' && 'wechat',
  ].filter(Boolean);
  return [state.name, ...extra].join(' ');
}

/** What each state becomes; an event that is not named leaves it as it is. */
const table: Record<Name, Partial<Record<Happening, string>>> = {
  loading: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'nothing yet, asked before the end': 'waiting',
    'nothing yet, asked after the end': 'refreshing new code',
    'no code': 'refreshing new code',
    'is scanned': 'scanned',
    'is declined': 'refreshing new code',
    'has expired': 'refreshing new code',
    'another code is scanned': 'scanned qr-2',
    'poll missed': 'failed missed order',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
  },
  refreshing: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'refreshing missed code',
    'another tab: paid': 'paid',
    'new code': 'waiting qr-2',
    'no new code': 'failed code busy',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
  },
  waiting: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'is scanned': 'scanned',
    'is declined': 'failed declined',
    'has expired': 'expired',
    'poll missed': 'waiting missed',
    'another tab: paid': 'paid',
    'clock at the end': 'waiting last check',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks a new code': 'refreshing new code',
    'asks for time': 'waiting renew',
  },
  lastCheck: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'nothing yet, asked after the end': 'expired',
    'no code': 'expired',
    'is scanned': 'scanned',
    'is declined': 'failed declined',
    'has expired': 'expired',
    'poll missed': 'waiting missed last check',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks for time': 'waiting last check renew',
  },
  renewing: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'nothing yet, asked after the end': 'refreshing new code',
    'no code': 'refreshing new code',
    'is scanned': 'scanned',
    'is declined': 'failed declined',
    'has expired': 'refreshing new code',
    'poll missed': 'waiting missed last check renew',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
  },
  scanned: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'is declined': 'failed declined',
    'has expired': 'expired',
    'poll missed': 'scanned missed',
    'another tab: paid': 'paid',
  },
  expired: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'expired missed',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks a new code': 'refreshing new code',
  },
  declined: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'failed missed declined',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks a new code': 'refreshing new code',
  },
  noCode: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'failed missed code',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks a new code': 'refreshing new code',
  },
  noOrder: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'nothing yet, asked before the end': 'waiting',
    'nothing yet, asked after the end': 'refreshing new code',
    'no code': 'refreshing new code',
    'is scanned': 'scanned',
    'is declined': 'refreshing new code',
    'has expired': 'refreshing new code',
    'another code is scanned': 'scanned qr-2',
    'poll missed': 'failed missed order',
    'another tab: paid': 'paid',
    'chooses WeChat': 'refreshing new code wechat',
    'chooses transfer': 'offline new',
    'asks a new code': 'refreshing new order',
  },
  offline: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'offline missed',
    'another tab: paid': 'paid',
    'chooses the same': 'refreshing new code',
    'chooses WeChat': 'refreshing new code wechat',
    sends: 'offline sending',
  },
  sending: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'is submitted': 'submitted',
    'poll missed': 'offline missed sending',
    'another tab: paid': 'paid',
    'send failed': 'offline no',
  },
  submitted: {
    'is paid': 'paid',
    'is cancelled': 'cancelled',
    'nothing yet, asked before the end': 'offline new',
    'nothing yet, asked after the end': 'offline new',
    'no code': 'offline new',
    'is scanned': 'offline new',
    'is declined': 'offline new',
    'has expired': 'offline new',
    'another code is scanned': 'offline new',
    'poll missed': 'submitted missed',
    'another tab: paid': 'paid',
  },
  paid: {},
  cancelled: {},
};

describe.each(Object.keys(states) as Name[])('%s', (name) => {
  test.each(Object.keys(events) as Happening[])('%s', (happening) => {
    const state = states[name];
    const next = stepPayment(state, events[happening]);
    const expected = table[name][happening];
    expect(spell(next)).toBe(expected ?? spell(state));
    // A screen is not drawn again for nothing.
    if (expected === undefined) expect(next).toBe(state);
  });
});

test('an answer after missed ones says that the line is back', () => {
  const lost = { ...states.scanned, misses: 4 };
  expect(stepPayment(lost, events['is scanned'])).toEqual(states.scanned);
});

test('a code that the server gave more time waits on', () => {
  const longer = { ...code, expiresAt: end + 60_000 };
  const event = answered({ status: 'pending', code: { ...longer, scan: 'waiting' }, returned: null }, 500);
  expect(stepPayment(states.lastCheck, event)).toEqual({ ...states.waiting, code: longer });
});

describe('going on where an order was left', () => {
  const left = (order: PayAnswer, method: 'alipay' | 'transfer' = 'alipay') =>
    stepPayment(startPayment(method), answered(order, -1000));

  test('a transfer that staff sent back is filled in again, with their reason', () => {
    const returned = 'The voucher cannot be read';
    expect(left({ status: 'pending', code: null, returned })).toMatchObject({ name: 'offline', returned });
  });
  test('a code that lives is shown again instead of a new one', () => {
    expect(left(pending('waiting'))).toMatchObject({ name: 'waiting', code });
  });
  test('who pays on a phone is not led to a form', () => {
    expect(left(pending('scanned'), 'transfer')).toMatchObject({ name: 'scanned', code });
  });
  test('a transfer stays a transfer', () => {
    expect(left(pending('waiting'), 'transfer')).toMatchObject({ name: 'offline', returned: null });
  });
  test('the wallet that was begun with is offered before the one that is usual', () => {
    const wechat = { ...code, method: 'wechat', scan: 'expired' } as const;
    expect(methodOf(left({ status: 'pending', code: wechat, returned: null }))).toBe('wechat');
  });
});

test('an answer from before the voucher was handed in does not take it back', () => {
  const before = { ...events['no code'], askedAt: start - 1 };
  expect(stepPayment(states.submitted, before)).toBe(states.submitted);
});

describe('whatever happens in whatever order', () => {
  const event = fc.constantFrom(...Object.values<PayEvent>(events));
  const known = fc.constantFrom(...Object.values<PayState>(states));
  const scenes = fc.tuple(known, fc.array(event, { maxLength: 40 }));
  const follow = (first: PayState, happenings: readonly PayEvent[]) => {
    const path = [first];
    for (const each of happenings) path.push(stepPayment(path.at(-1) ?? first, each));
    return path;
  };
  const steps = ([first, happenings]: [PayState, PayEvent[]]) => {
    const path = follow(first, happenings);
    return happenings.map((each, index) => ({
      each,
      before: path[index] ?? first,
      after: path[index + 1] ?? first,
    }));
  };

  test('a final state never goes back', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, after } of steps(scene)) if (isFinal(before)) expect(after).toBe(before);
      }),
    );
  });

  test('who has scanned is not disturbed by clock, reader, or late code: only the server ends it', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (before.name !== 'scanned' || after.name === 'scanned') continue;
          expect(['answered', 'heard']).toContain(each.type);
          expect(after.name).not.toBe('refreshing');
        }
      }),
    );
  });

  test('nothing expires but by an answer, asked after the end or saying so itself', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (after.name !== 'expired' || before.name === 'expired') continue;
          if (each.type !== 'answered' || each.order.status !== 'pending') throw new Error(each.type);
          const said = each.order.code?.scan === 'expired';
          expect(said || each.askedAt >= after.code.expiresAt).toBe(true);
        }
      }),
    );
  });

  test('a code is shown only if it was asked for last', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        for (const { before, each, after } of steps(scene)) {
          if (each.type !== 'codeCame' || after === before) continue;
          expect(each.round).toBe(before.round);
          expect(before).toMatchObject({ name: 'refreshing', of: 'code' });
        }
      }),
    );
  });

  test('questions are counted upwards, so that an old answer never fits a new one', () => {
    fc.assert(
      fc.property(scenes, ([first, happenings]) => {
        const rounds = follow(first, happenings).map(({ round }) => round);
        expect(rounds).toEqual(rounds.toSorted((one, other) => one - other));
      }),
    );
  });

  test('money ends every payment that is open', () => {
    fc.assert(
      fc.property(scenes, ([first, happenings]) => {
        const last = follow(first, happenings).at(-1) ?? first;
        const paid = stepPayment(last, events['is paid']);
        expect(paid.name).toBe(last.name === 'cancelled' ? 'cancelled' : 'paid');
      }),
    );
  });

  test('the way to pay can change only where `canChoose` says so', () => {
    fc.assert(
      fc.property(known, (state) => {
        const turned = stepPayment(state, events['chooses WeChat']) !== state;
        expect(turned).toBe(canChoose(state));
      }),
    );
  });
});
