import { describe, expect, test } from 'vitest';
import { base, code, events, type Happening, type Name, states } from '../specimens/payScenes.ts';
import { stepPayment } from './payMachine.ts';
import { type PayState, paymentMethodOf } from './payState.ts';

const isWallet = ({ name }: PayState) => !['offline', 'submitted', 'paid', 'cancelled'].includes(name);

/** A state as a short text: its name and its unusual properties; `new` is a request with a new number. */
function spell(state: PayState): string {
  const extra = [
    state.round !== base.round && (state.round > base.round ? 'new' : 'no round'),
    state.misses !== base.misses && (state.misses > base.misses ? 'missed' : 'no misses'),
    state.name === 'refreshing' && state.of,
    'code' in state && state.code.id !== code.id && state.code.id,
    state.name === 'waiting' && state.lastCheck && 'last check',
    state.name === 'waiting' && state.renew && 'renew',
    state.name === 'failed' && state.why,
    state.name === 'offline' && state.sending && 'sending',
    'problem' in state && state.problem,
    isWallet(state) && paymentMethodOf(state) !== 'alipay' && String(paymentMethodOf(state)),
  ].filter(Boolean);
  return [state.name, ...extra].join(' ');
}

/** The state after each event; another wallet than Alipay is named. An event that is not named changes nothing. */
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
