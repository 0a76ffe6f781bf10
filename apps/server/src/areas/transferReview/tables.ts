import type { ColumnType } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    transferConfirmation: TransferConfirmationTable;
  }
}

/** A staff member saw the money of a transfer on the bank statement. Counts for the voucher handed in at that instant. */
interface TransferConfirmationTable {
  tenantId: string;
  orderId: string;
  voucherAt: Date;
  staffId: string;
  /** The received amount in fen, as read from the statement. */
  received: number;
  /** Why another amount than the order's is taken; null where they are equal. */
  differReason: Nullable<string>;
  confirmedAt: Date;
}
