import type { Insurer, OwnIntention } from '../../contract/insurance.ts';
import { cny } from './basics.ts';

/** An invented insurer. */
export function sampleInsurer(change: Partial<Insurer> = {}): Insurer {
  return {
    id: '019a0000-0000-7000-8000-000000000100',
    nameZh: '远帆财产保险（示例）',
    nameEn: 'Yuanfan Property Insurance (sample)',
    phone: '100 0001 0001',
    addressZh: '上海市虹口区示例北路 18 号',
    addressEn: '18 Example North Road, Hongkou, Shanghai',
    establishedOn: '1996-05-20',
    registeredCapital: cny(12_000_000_000),
    solvencyPercent: 236.4,
    riskRating: 'AA',
    solvencyQuarter: '2026Q3',
    introZh: '',
    introEn: '',
    sample: true,
    ...change,
  };
}

export const sampleInsurers: readonly Insurer[] = [
  sampleInsurer(),
  sampleInsurer({
    id: '019a0000-0000-7000-8000-000000000101',
    nameZh: '海晏财产保险（示例）',
    nameEn: 'Haiyan Property Insurance (sample)',
    phone: '100 0001 0002',
    establishedOn: '2003-09-08',
    registeredCapital: cny(5_000_000_000),
    solvencyPercent: 198.7,
    riskRating: 'A',
  }),
  sampleInsurer({
    id: '019a0000-0000-7000-8000-000000000102',
    nameZh: '恒渡货运保险（示例）',
    nameEn: 'Hengdu Cargo Insurance (sample)',
    phone: '100 0001 0003',
    establishedOn: '2015-11-02',
    registeredCapital: cny(1_000_000_000),
    solvencyPercent: 312.9,
    riskRating: 'BBB',
  }),
];

/** A submitted intention, and its outcome. */
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
    value: cny(360_000),
    freight: null,
    rate: 1_000,
    insured: cny(396_000),
    estimate: cny(396),
    least: false,
    origin: '上海',
    destination: '鹿特丹',
    sailsOn: '2026-12-05',
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
    quote: cny(712.8),
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
