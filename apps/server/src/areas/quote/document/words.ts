import type { QuoteLanguage } from '@fairway/gateway/contract/quote';

const pairs = {
  title: ['海运报价单', 'Ocean freight quotation'],
  number: ['报价编号', 'Quotation no.'],
  version: ['版本', 'Version'],
  sentOn: ['日期', 'Date'],
  draft: ['草稿', 'Draft'],
  customer: ['客户', 'Customer'],
  attention: ['联系人', 'Attention'],
  validUntil: ['有效期至', 'Valid until'],
  boxes: ['箱型箱量', 'Containers'],
  incoterm: ['贸易术语', 'Incoterm'],
  terms: ['运费条款', 'Freight terms'],
  prepaid: ['预付', 'Prepaid'],
  collect: ['到付', 'Collect'],
  option: ['方案', 'Option'],
  vessel: ['船名航次', 'Vessel and voyage'],
  carrier: ['船公司', 'Carrier'],
  closing: ['截单', 'SI cut-off'],
  departure: ['预计离港', 'ETD'],
  arrival: ['预计到港', 'ETA'],
  transit: ['航程', 'Transit time'],
  days: ['天', 'days'],
  direct: ['直达', 'direct'],
  via: ['经', 'via'],
  freeDays: ['免堆期 / 免箱期', 'Free days (demurrage / detention)'],
  charge: ['费用', 'Charge'],
  unit: ['单价', 'Unit price'],
  amount: ['金额', 'Amount'],
  perBill: ['每票', 'per B/L'],
  sum: ['小计', 'Subtotal'],
  total: ['合计', 'Total'],
  origin: ['起运港费用', 'Origin'],
  freight: ['海运费及附加费', 'Freight and surcharges'],
  destination: ['目的港费用', 'Destination'],
  excluded: ['不含', 'Not included'],
  rates: ['换算汇率', 'Exchange rates'],
  source: ['来源', 'source'],
  sampleRate: ['样例汇率', 'sample rate'],
  remark: ['备注', 'Remarks'],
  conditions: ['报价条款', 'Terms'],
  localTimes: ['时间均为港口当地时间。', 'All port times are local.'],
  chinaTime: ['（北京时间）', '(China time)'],
} as const;

export type DocumentWord = keyof typeof pairs;

/** Returns the words of a quotation in its language; for both, Chinese is first. */
export function wordsIn(language: QuoteLanguage) {
  return (word: DocumentWord): string => {
    const [zh, en] = pairs[word];
    return language === 'both' ? `${zh} ${en}` : language === 'zh' ? zh : en;
  };
}

/** The name of a thing in a quotation's language. */
export function nameIn(language: QuoteLanguage) {
  return ({ nameZh, nameEn }: { readonly nameZh: string; readonly nameEn: string }): string =>
    language === 'both' && nameZh !== nameEn ? `${nameZh} ${nameEn}` : language === 'en' ? nameEn : nameZh;
}
