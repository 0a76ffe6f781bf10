import type { DeskInsurer, IntentionCase, WaitingIntention } from '@fairway/gateway/contract/insuranceDesk';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

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
    insured: cny(39_600_000),
    estimate: cny(39_600),
    assignedTo: null,
    clock,
  },
  {
    intentionNo: 'INS2611193301526',
    state: 'handling',
    companyName: '宁波海曙陶瓷有限公司（示例）',
    createdAt: '2026-11-19T02:00:00.000Z',
    insured: cny(5_500_000),
    estimate: cny(9_900),
    assignedTo: { id: '019a0000-0000-7000-8000-000000000201', name: '陆行简（示例）' },
    clock: null,
  },
];

/** An intention with everything that its page shows. */
export function sampleCase(change: Partial<IntentionCase> = {}): IntentionCase {
  return {
    intentionNo: 'INS2611204829173',
    state: 'received',
    createdAt: '2026-11-20T02:00:00.000Z',
    changedAt: '2026-11-20T02:00:00.000Z',
    goodsClass: 'general',
    goods: '全棉针织衫 12,000 件',
    clause: 'A',
    war: true,
    strikes: false,
    basis: 'CIF',
    value: cny(36_000_000),
    freight: null,
    rate: 1_000,
    insured: cny(39_600_000),
    estimate: cny(39_600),
    least: false,
    companyName: '上海恒力国际货运代理有限公司（示例）',
    insurer: null,
    quote: null,
    reply: '',
    remark: '上海到鹿特丹，11 月底开船，纸箱装 2 个 40HQ。',
    withdrawable: true,
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
    id: '019a0000-0000-7000-8000-000000000101',
    nameZh: '远帆财产保险（示例）',
    nameEn: 'Yuanfan Property Insurance (sample)',
    phone: '100 0001 0001',
    addressZh: '上海市虹口区示例北路 18 号',
    addressEn: '18 Example North Road, Hongkou, Shanghai',
    establishedOn: '1996-05-20',
    registeredCapital: cny(1_200_000_000_000),
    solvencyPercent: 236.4,
    riskRating: 'AA',
    solvencyQuarter: '2026Q3',
    introZh: '',
    introEn: '',
    sample: true,
    shown: true,
    intentions: 12,
    ...change,
  };
}
