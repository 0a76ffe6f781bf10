import type { OrderInvoice, OwnInvoice, RememberedHeader } from '@fairway/gateway/contract/invoice';
import type { Order, OrderDetail } from '@fairway/gateway/contract/order';
import { sampleOrders } from '@fairway/gateway/mock';

/** Returns a sample order with the other data of its page. */
export function sampleDetail(order: Order, more: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...order,
    cancelledAt: null,
    cancelReason: null,
    reviewBy: null,
    vouchers: [],
    refunds: [],
    open: [],
    events: [{ at: order.createdAt, what: 'ordered' }],
    ...more,
  };
}

const { following } = sampleOrders;

/** Paid, with one route whose period follows an existing one. */
export const completedDetail = sampleDetail(following, {
  paidAt: '2026-11-20T09:06:00.000Z',
  events: [
    { at: following.createdAt, what: 'ordered' },
    { at: '2026-11-20T09:06:00.000Z', what: 'paid' },
    { at: '2026-11-20T09:06:00.000Z', what: 'opened' },
  ],
});

export const sampleHeaders: readonly RememberedHeader[] = [
  {
    ...{ headerType: 'company', kind: 'ordinary', header: '上海恒力国际货运代理有限公司' },
    ...{ taxNumber: '91310115MA1K00015K', address: '', phone: '', bank: '', bankAccount: '' },
    source: 'certification',
  },
  {
    ...{ headerType: 'personal', kind: 'ordinary', header: '林一帆', taxNumber: '' },
    ...{ address: '', phone: '', bank: '', bankAccount: '' },
    source: 'invoice',
  },
];

/** A requested invoice that waits. */
export function sampleInvoice(more: Partial<OwnInvoice> = {}): OwnInvoice {
  return {
    ...{ headerType: 'company', kind: 'special', header: '上海恒力国际货运代理有限公司' },
    ...{ taxNumber: '91310115MA1K00015K', address: '上海市浦东新区双惠路 188 号', phone: '021-68780000' },
    ...{ bank: '示例银行上海分行', bankAccount: '0000000000000000001', remark: '' },
    state: 'requested',
    version: 1,
    amount: following.amount,
    requestedAt: '2026-11-20T09:40:00.000Z',
    dueAt: '2026-11-25T09:40:00.000Z',
    reason: null,
    invoiceNumber: null,
    issuedOn: null,
    ...more,
  };
}

/** Returns the invoice data of an order's page. */
export function sampleInvoiced(invoice: OwnInvoice | null, more: Partial<OrderInvoice> = {}): OrderInvoice {
  return {
    invoice,
    open: invoice?.state !== 'issued',
    headers: invoice?.state === 'issued' ? [] : [...sampleHeaders],
    events: invoice ? [{ at: invoice.requestedAt, what: 'requested' }] : [],
    ...more,
  };
}
