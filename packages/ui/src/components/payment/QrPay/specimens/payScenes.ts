import type { PayAnswer, PayEvent, PayState } from '../machine/payState.ts';

/** States and events that the tests of the machine are made of. */
export const start = Date.UTC(2026, 10, 20, 4, 0, 0);
export const end = start + 300_000;
export const code = {
  id: 'qr-1',
  method: 'alipay',
  content: 'https://pay.example/1',
  expiresAt: end,
} as const;
export const newer = { ...code, id: 'qr-2', content: 'https://pay.example/2', expiresAt: end + 300_000 };
export const base = { round: 3, misses: 0 };

export const states = {
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

export type Name = keyof typeof states;

export const pending = (scan?: 'waiting' | 'scanned' | 'declined' | 'expired', of = code): PayAnswer => ({
  status: 'pending',
  code: scan ? { ...of, scan } : null,
  returned: null,
});
/** A response to a request sent so many ms after the code expired. */
export const answered = (order: PayAnswer, after = 0): PayEvent => ({
  type: 'answered',
  askedAt: end + after,
  at: end + after + 80,
  order,
});

export const events = {
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

export type Happening = keyof typeof events;
