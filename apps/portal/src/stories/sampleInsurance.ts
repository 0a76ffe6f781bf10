import type { Insurer, OwnIntention } from '@fairway/gateway/contract/insurance';

/** Invented insurers. */
export const sampleInsurers: readonly Insurer[] = [
  ['远帆财产保险（示例）', 'Yuanfan Property Insurance (sample)', '1996-05-20', 120, 236.4, 'AA'] as const,
  ['海晏财产保险（示例）', 'Haiyan Property Insurance (sample)', '2003-09-08', 50, 198.7, 'A'] as const,
  ['恒渡货运保险（示例）', 'Hengdu Cargo Insurance (sample)', '2015-11-02', 10, 312.9, 'BBB'] as const,
].map(([nameZh, nameEn, establishedOn, yi, solvencyPercent, riskRating], index) => ({
  id: `019a0000-0000-7000-8000-00000000010${index}`,
  ...{ nameZh, nameEn, establishedOn, solvencyPercent, riskRating },
  phone: `100 0001 000${index + 1}`,
  addressZh: '上海市虹口区示例北路 18 号',
  addressEn: '18 Example North Road, Hongkou, Shanghai',
  registeredCapital: { amount: yi * 10_000_000_000, currency: 'CNY' as const },
  solvencyQuarter: '2026Q3',
  introZh: '',
  introEn: '',
  sample: true,
}));

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });

/** An intention that somebody sent, and what came of it. */
export function sampleIntention(change: Partial<OwnIntention> = {}): OwnIntention {
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
    companyName: '上海恒力国际货运代理有限公司',
    insurer: null,
    quote: null,
    reply: '',
    remark: '',
    withdrawable: true,
    ...change,
  };
}

export const sampleIntentions: readonly OwnIntention[] = [
  sampleIntention(),
  sampleIntention({
    intentionNo: 'INS2611193301526',
    state: 'quoted',
    goods: '陶瓷餐具',
    goodsClass: 'fragile',
    war: false,
    quote: cny(71_280),
    reply: '报价有效期三天。',
    createdAt: '2026-11-19T06:30:00.000Z',
    insurer: {
      id: '019a0000-0000-7000-8000-000000000100',
      nameZh: '远帆财产保险（示例）',
      nameEn: 'Yuanfan Property Insurance (sample)',
    },
  }),
  sampleIntention({
    intentionNo: 'INS2611100017264',
    state: 'done',
    goods: '',
    goodsClass: 'machinery',
    clause: 'B',
    createdAt: '2026-11-10T08:00:00.000Z',
    withdrawable: false,
  }),
];
