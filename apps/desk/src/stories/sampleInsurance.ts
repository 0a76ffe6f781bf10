import type { DeskInsurer, IntentionCase, WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';
import { cny, sampleIntention, sampleInsurer as sampleOpenInsurer } from '@fairway/gateway/mock';

const clock = {
  workedDays: 0.4,
  promisedDays: 1,
  dueAt: '2026-11-21T02:00:00.000Z',
  late: false,
  dueToday: true,
  days: [{ day: '2026-11-20', working: true }],
};

export const sampleWaiting: readonly WaitingIntention[] = [
  {
    intentionNo: 'INS2611204829173',
    state: 'received',
    companyName: '上海恒力国际货运代理有限公司（示例）',
    createdAt: '2026-11-20T02:00:00.000Z',
    insured: cny(396_000),
    estimate: cny(396),
    assignedTo: null,
    clock,
  },
  {
    intentionNo: 'INS2611193301526',
    state: 'handling',
    companyName: '宁波海曙陶瓷有限公司（示例）',
    createdAt: '2026-11-19T02:00:00.000Z',
    insured: cny(55_000),
    estimate: cny(99),
    assignedTo: { id: '019a0000-0000-7000-8000-000000000201', name: '陆行简（示例）' },
    clock: null,
  },
];

/** An intention with everything that its page shows. */
export function sampleCase(change: Partial<IntentionCase> = {}): IntentionCase {
  return {
    ...sampleIntention(),
    companyName: '上海恒力国际货运代理有限公司（示例）',
    remark: '上海到鹿特丹，11 月底开船，纸箱装 2 个 40HQ。',
    assignedTo: null,
    clock,
    location: '上海市 浦东新区',
    address: '洋山港区示例路 188 号',
    contactName: '李敏（示例）',
    phone: '10000000001',
    email: '',
    account: true,
    seen: '2026-11-20T02:00:00.000Z',
    next: ['handling', 'quoted', 'withdrawn'],
    events: [{ at: '2026-11-20T02:00:00.000Z', what: 'received', state: 'received', by: null, text: '' }],
    colleagues: [{ id: '019a0000-0000-7000-8000-000000000201', name: '陆行简（示例）' }],
    ...change,
  };
}

/** An insurer as the office keeps it. */
export function sampleInsurer(change: Partial<DeskInsurer> = {}): DeskInsurer {
  return {
    ...sampleOpenInsurer({ id: '019a0000-0000-7000-8000-000000000101' }),
    shown: true,
    intentions: 12,
    seen: '2026-11-19T02:00:00.000Z',
    ...change,
  };
}
