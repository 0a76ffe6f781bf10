import type { NotificationReason, NotificationRow } from '../../contract/notification.ts';
import { sampleId, sampleInstant, sampleTime } from './basics.ts';

const route = {
  ...{ about: { zh: '上海 → 洛杉矶', en: 'Shanghai → Los Angeles' }, zone: 'Asia/Shanghai' },
  currency: 'USD',
  watchId: sampleId(94, 1),
} as const;
const number = {
  ...{ about: { zh: 'CSNU6218474', en: 'CSNU6218474' }, zone: 'America/Los_Angeles' },
  currency: 'USD',
  watchId: sampleId(94, 4),
  sailingName: null,
} as const;
const orderNo = '20261119000017';
const transferReason = {
  zh: '金额不一致。差 100 元。',
  en: 'The amount is not the amount of the order. 100 yuan are missing.',
};

const samples: readonly (readonly [NotificationReason, link: string, hours: number])[] = [
  [
    {
      ...{ kind: 'watch', ...route, sailingName: 'COSCO SHIPPING HIMALAYAS 084E', more: 0 },
      reason: { kind: 'departureMoved', from: sampleTime(3, 2).at, to: sampleTime(5, 2).at },
    },
    `/sailDetail?id=${sampleId(94, 20)}`,
    -1,
  ],
  [
    {
      ...{ kind: 'watch', ...route, sailingName: 'EVER ACE 021E', more: 3 },
      reason: { kind: 'totalUnder', from: 512_000, to: 471_500 },
    },
    `/watches/detail?id=${sampleId(94, 1)}`,
    -3,
  ],
  [
    { kind: 'transfer', orderNo, step: 'sentBack', reason: transferReason },
    `/orderDetail?orderNo=${orderNo}`,
    -20,
  ],
  [
    { kind: 'watch', ...number, more: 0, reason: { kind: 'discharged', at: sampleInstant(-1) } },
    `/logisticsTool/cargoTracking?id=${sampleId(94, 40)}`,
    -25,
  ],
  [{ kind: 'certification', subject: 'company', step: 'passed' }, '/authenticationManage', -50],
  [{ kind: 'invoice', orderNo, step: 'issued', reason: null }, `/orderDetail?orderNo=${orderNo}`, -200],
];

/** One notification of each kind, the three newest unread. */
export const sampleNotifications: readonly NotificationRow[] = samples.map(([reason, link, hours], at) => ({
  ...{ id: sampleId(95, at + 1), reason, link, createdAt: sampleInstant(0, hours) },
  readAt: at < 3 ? null : sampleInstant(0, hours + 0.5),
}));
