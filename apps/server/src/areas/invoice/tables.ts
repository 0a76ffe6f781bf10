import type { InvoiceState } from '@fairway/gateway/contract/listings/invoices';
import type { Language } from '@fairway/gateway/contract/texts';
import type { HeaderType, InvoiceKind } from '@fairway/trade';
import type { ColumnType } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    invoice: InvoiceTable;
    invoiceEvent: InvoiceEventTable;
  }
}

/** The invoice of one order, from its first request on: there is never a second one. */
export interface InvoiceTable {
  tenantId: string;
  orderId: string;
  /** The last person who requested it. */
  accountId: string;
  state: InvoiceState;
  /** Counts its changes: a decision is about one of them. */
  version: number;
  headerType: HeaderType;
  kind: InvoiceKind;
  header: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
  remark: string;
  /** Fen. */
  amount: number;
  /** The language of messages to the buyer. */
  language: Language;
  requestedAt: Date;
  changedAt: Date;
  /** Why staff sent it back, in Chinese and in English. */
  reasonZh: Nullable<string>;
  reasonEn: Nullable<string>;
  invoiceNumber: Nullable<string>;
  /** Calendar day. */
  issuedOn: Nullable<string>;
  fileId: Nullable<string>;
}

/** Events of an invoice; rows are only added. */
export interface InvoiceEventTable {
  tenantId: string;
  id: string;
  orderId: string;
  at: Date;
  what: 'requested' | 'corrected' | 'withdrawn' | 'sentBack' | 'issued';
  staffName: Nullable<string>;
  /** The text for the buyer, or the number of the invoice. */
  text: Nullable<string>;
}
