import type { OpenedQuote, QuoteContent, QuoteDetail, QuoteRow, QuoteSender } from '../../contract/quote.ts';
import { sampleId, sampleInstant, samplePorts, sampleTime, usd } from './basics.ts';

const brief = (code: 'CNSHA' | 'USLAX') => {
  const { nameZh, nameEn } = samplePorts[code];
  return { code, nameZh, nameEn };
};

/** Returns the content of an invented quotation. */
export function sampleQuotationContent(change: Partial<QuoteContent> = {}): QuoteContent {
  const box = (each: number) => [{ type: '40HQ' as const, count: 2, each }];
  return {
    ...{
      number: 'Q261120-4821',
      version: 1,
      language: 'both',
      payer: 'all',
      terms: 'prepaid',
      currency: 'USD',
    },
    sender: {
      name: '远帆国际货运（示例）',
      contact: '周海宁',
      phone: '+86 21 0000 0000',
      email: 'sales@example.com',
      address: '上海市虹口区示例北路 18 号',
    },
    customer: { name: 'Hansa Import GmbH', contact: 'Ms Meyer', email: 'meyer@example.com' },
    boxes: [{ type: '40HQ', count: 2 }],
    incoterm: 'FOB',
    options: [
      {
        sailingId: sampleId(9, 900),
        carrier: { code: 'COSU', nameZh: '中远海运', nameEn: 'COSCO SHIPPING' },
        vessel: 'COSCO SHIPPING HIMALAYAS',
        voyage: '084E',
        origin: brief('CNSHA'),
        destination: brief('USLAX'),
        transitPort: null,
        closing: sampleTime(6, 0, 'Asia/Shanghai'),
        departure: sampleTime(10, 0, 'Asia/Shanghai'),
        arrival: sampleTime(24, 0, 'America/Los_Angeles'),
        transitDays: 14,
        freeDays: { demurrage: 7, detention: 10 },
        lines: [
          {
            code: 'OF',
            nameZh: '海运费',
            nameEn: 'Ocean freight',
            side: 'freight',
            parts: box(215_000),
            currency: 'USD',
            amount: 430_000,
          },
          {
            code: 'THC',
            nameZh: '码头操作费',
            nameEn: 'Terminal handling',
            side: 'origin',
            parts: box(112_000),
            currency: 'CNY',
            amount: 224_000,
          },
          {
            code: 'DOC',
            nameZh: '文件费',
            nameEn: 'Documentation',
            side: 'origin',
            parts: [],
            currency: 'CNY',
            amount: 50_000,
          },
        ],
        excluded: ['destination'],
        sums: [usd(4300), { amount: 274_000, currency: 'CNY' }],
        total: usd(4685.94),
      },
    ],
    rates: [{ currency: 'USD', day: '2026-11-20', microYuan: 7_100_000, source: '示例汇率', sample: true }],
    validUntil: sampleInstant(6),
    remark: '订舱前请确认货好日期。',
    conditions: '以上价格不含目的港费用。',
    ...change,
  };
}

/** An invented quotation as its sender sees it. */
export function sampleQuotation(change: Partial<QuoteDetail> = {}): QuoteDetail {
  const content = change.content ?? sampleQuotationContent();
  return {
    id: sampleId(9, 910),
    state: 'sent',
    content,
    buying: {
      margin: { kind: 'box', amount: 15_000 },
      options: content.options.map(({ lines }) => ({
        lines: lines.map(({ code, amount }) => (code === 'OF' ? amount - 30_000 : amount)),
        total: usd(4385.94),
        profit: usd(300),
      })),
    },
    request: {
      sailingIds: [sampleId(9, 900)],
      shipment: { boxes: '2x40HQ', incoterm: 'FOB' },
      validTo: null,
    },
    versions: [
      { version: 1, state: 'sent', changedAt: sampleInstant(0), sentAt: sampleInstant(0), answer: null },
    ],
    link: { url: `https://fairway.example/quotation?link=${'s'.repeat(43)}`, endsAt: sampleInstant(36) },
    views: 3,
    lastViewedAt: sampleInstant(0),
    by: '周海宁',
    files: { pdf: '/api/quoteFiles/sample/1.pdf', xlsx: '/api/quoteFiles/sample/1.xlsx' },
    ...change,
  };
}

/** The same as its customer sees it. */
export function sampleOpenedQuotation(change: Partial<OpenedQuote> = {}): OpenedQuote {
  const content = sampleQuotationContent();
  const { name, contact, phone, email } = content.sender;
  return {
    state: 'sent',
    content,
    sender: { name, contact, phone, email },
    logo: null,
    replaces: null,
    sentAt: sampleInstant(0),
    answer: null,
    files: { pdf: '/api/quoteFiles/sample/1.pdf', xlsx: '/api/quoteFiles/sample/1.xlsx' },
    ...change,
  };
}

/** Rows of the list of quotations, one in each state. */
export const sampleQuotationRows: readonly QuoteRow[] = (
  ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
).map((state, index) => ({
  id: sampleId(9, 910 + index),
  number: `Q261120-48${20 + index}`,
  version: state === 'sent' ? 2 : 1,
  state,
  customer:
    [
      'Hansa Import GmbH',
      '苏州恒达纺织有限公司',
      'Pacific Trading LLC',
      'Nordsee Handel',
      '宁波远洋',
      'Acme',
    ][index] ?? '',
  origin: brief('CNSHA'),
  destination: brief('USLAX'),
  sailings: index === 1 ? 3 : 1,
  total: usd(4685.94 + index * 123.45),
  validUntil: sampleInstant(6 - index),
  changedAt: sampleInstant(-index),
  views: index * 2,
  answeredBy: state === 'accepted' || state === 'declined' ? 'Ms Meyer' : null,
  by: '周海宁',
}));

/** Returns the sender of invented quotations. */
export function sampleQuotationSender(change: Partial<QuoteSender> = {}): QuoteSender {
  const { name, contact, phone, email, address } = sampleQuotationContent().sender;
  return {
    name,
    contact,
    phone,
    email,
    address,
    terms: '以船公司最终确认为准。',
    logo: null,
    saved: true,
    editable: true,
    ...change,
  };
}
