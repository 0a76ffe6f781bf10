import type { InvoiceCase, WaitingInvoice } from '@fairway/gateway/contract/invoiceDesk';
import { sampleSeaRoute } from '@fairway/gateway/mock';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

/** A waiting request; `more` overrides its fields. */
export function sampleRequest(more: Partial<WaitingInvoice> = {}): WaitingInvoice {
  return {
    ...{ orderNo: '202611172284107396', state: 'requested', header: '远帆国际货运（示例）有限公司' },
    ...{ headerType: 'company', kind: 'special', amount: cny(288_990) },
    requestedAt: '2026-11-18T02:40:00.000Z',
    clock: {
      ...{ workedDays: 2.2, promisedDays: 3, late: false, dueToday: false },
      dueAt: '2026-11-23T02:40:00.000Z',
      days: days.map((day, index) => ({ day, working: index !== 3 && index !== 4 })),
    },
    ...more,
  };
}

const usual = sampleRequest();
/** The queue, the longest waiting first. */
export const requests: readonly WaitingInvoice[] = [
  sampleRequest({
    ...{ orderNo: '202611129930417265', header: '听涛物流（示例）有限公司', kind: 'ordinary' },
    ...{ amount: cny(1_092_500), clock: { ...usual.clock, workedDays: 3.8, late: true } },
  }),
  usual,
  sampleRequest({
    ...{ orderNo: '202611196621840573', header: '沈知远', headerType: 'personal', kind: 'ordinary' },
    ...{ amount: cny(59_700), clock: { ...usual.clock, workedDays: 0.6 } },
  }),
];

/** A request with everything that a decision needs. */
export function sampleInvoiceCase(more: Partial<InvoiceCase> = {}): InvoiceCase {
  return {
    ...usual,
    taxNumber: '91310115MA1K00015K',
    address: '上海市浦东新区示例路 188 号',
    phone: '021-00000000',
    bank: '示例银行上海分行',
    bankAccount: '0000000000000000001',
    remark: '合同 FW-2026-118',
    version: 2,
    buyer: { name: '远帆国际货运（示例）有限公司', company: true },
    contact: 'f***@example.com',
    order: {
      ...{ createdAt: '2026-11-17T08:02:00.000Z', paidAt: '2026-11-17T08:06:00.000Z', payWay: 3 },
      routes: [sampleSeaRoute(), sampleSeaRoute('CNNGB', 'NLRTM'), sampleSeaRoute('CNYTN', 'DEHAM')],
      ...{ memberCount: 6, durationMonths: 3, listAmount: cny(304_200), discount: cny(15_210) },
      ...{ amount: cny(288_990), received: cny(288_990), refunded: cny(0) },
    },
    checks: [
      { kind: 'amount', outcome: 'fits', found: '2889.90' },
      { kind: 'buyer', outcome: 'fits', found: '远帆国际货运（示例）有限公司' },
      { kind: 'taxNumber', outcome: 'look', found: '91310115MA1K0001XH' },
    ],
    trail: [
      { at: '2026-11-20T02:10:00.000Z', what: 'opened', by: '苏静澜（示例）', text: null },
      { at: '2026-11-18T03:05:00.000Z', what: 'corrected', by: null, text: null },
      { at: '2026-11-18T02:40:00.000Z', what: 'requested', by: null, text: null },
    ],
    invoiceNumber: null,
    issuedOn: null,
    document: null,
    ...more,
  };
}
