import type { WalletWay } from '@fairway/gateway/contract/order';
import type { OrderStatus, PayWay } from '@fairway/trade';
import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables extends OrderTables {}
}

interface OrderTables {
  purchaseOrder: PurchaseOrderTable;
  purchaseOrderRoute: PurchaseOrderRouteTable;
  purchaseOrderVoucher: PurchaseOrderVoucherTable;
  payment: PaymentTable;
  paymentIncident: PaymentIncidentTable;
  refundTask: RefundTaskTable;
  numberClaim: NumberClaimTable;
  sandboxTrade: SandboxTradeTable;
}

interface PurchaseOrderTable {
  tenantId: string;
  id: string;
  orderNo: string;
  accountId: string;
  status: OrderStatus;
  months: 1 | 3 | 6 | 12;
  memberCount: number;
  /** All amounts in fen. */
  listAmount: number;
  discount: number;
  amount: number;
  payWay: Nullable<PayWay>;
  createdAt: Date;
  paidAt: Nullable<Date>;
  /** End of the countdown; null in any status but pending. */
  cancelsAt: Nullable<Date>;
  cancelledAt: Nullable<Date>;
  cancelReason: Nullable<'buyer' | 'timeout'>;
  voucherAt: Nullable<Date>;
  voucherRemark: Nullable<string>;
  /** The reason why staff sent the last voucher back, in Chinese and in English. */
  rejectReason: Nullable<string>;
  rejectReasonEn: Nullable<string>;
  /** The subscription that its completion opened; the first to start, where routes start at different times. */
  subscriptionId: Nullable<string>;
  invoiceStatus: Generated<0 | 1 | 2>;
}

interface PurchaseOrderRouteTable {
  tenantId: string;
  orderId: string;
  seaRouteId: string;
}

interface PurchaseOrderVoucherTable {
  tenantId: string;
  orderId: string;
  fileId: string;
  submittedAt: Date;
}

/** One attempt to pay an order by QR. Written before the request to the wallet, so that no money arrives without a row. */
interface PaymentTable {
  tenantId: string;
  id: string;
  orderId: string;
  payWay: WalletWay;
  /** Our number at the wallet: the id without dashes. */
  outTradeNo: string;
  amount: number;
  /** `disputed`: the wallet reports another amount than was requested; staff look into it. */
  state: 'open' | 'paid' | 'closed' | 'disputed';
  qrCode: Nullable<string>;
  createdAt: Date;
  /** The instant at which its code was last returned. */
  askedAt: Date;
  expiresAt: Date;
  scannedAt: Nullable<Date>;
  declinedAt: Nullable<Date>;
  paidAt: Nullable<Date>;
  closedAt: Nullable<Date>;
  /** The wallet's number of the trade. */
  providerNo: Nullable<string>;
  /** The instant of the next query to the wallet; null once no more are needed. */
  nextCheckAt: Nullable<Date>;
}

/** Inconsistencies of a payment, for staff. */
interface PaymentIncidentTable {
  id: string;
  payWay: WalletWay;
  outTradeNo: string;
  kind: 'amountDiffers' | 'amountUnreadable' | 'currencyDiffers' | 'tradeUnknown';
  providerNo: string;
  /** As the wallet reports them; an invalid amount as it was written, in `reported`. */
  amount: number | null;
  reported: Nullable<string>;
  currency: string;
  createdAt: Date;
}

/** Money received that buys nothing, to be refunded by the wallet of the payment. */
interface RefundTaskTable {
  tenantId: string;
  id: string;
  orderId: string;
  paymentId: string;
  amount: number;
  reason: 'paidTwice' | 'paidAfterCancel';
  state: Generated<'open' | 'asked' | 'done' | 'failed'>;
  attempts: Generated<number>;
  createdAt: Date;
  nextTryAt: Nullable<Date>;
  doneAt: Nullable<Date>;
}

/** A number that no two tenants may share, since people and authorities find an order or an invoice by it alone. */
interface NumberClaimTable {
  kind: 'order' | 'invoice';
  value: string;
  tenantId: string;
  orderId: string;
}

/** Trades of the sandbox wallet: the books of a wallet that does not exist. */
interface SandboxTradeTable {
  outTradeNo: string;
  /** Secret part of the QR's address. */
  token: string;
  payWay: WalletWay;
  amount: number;
  subject: string;
  state: Generated<'waiting' | 'scanned' | 'paid' | 'declined' | 'closed'>;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Nullable<Date>;
  providerNo: Nullable<string>;
  refunded: Generated<number>;
}
