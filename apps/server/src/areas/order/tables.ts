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
  /** Why staff sent the last voucher back, in Chinese and in English. */
  rejectReason: Nullable<string>;
  rejectReasonEn: Nullable<string>;
  /** What its completion opened; the one that starts first, where routes start at different times. */
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
