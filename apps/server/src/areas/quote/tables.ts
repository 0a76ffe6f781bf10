import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';
import type { QuoteBuying, QuoteContent, quoteRequest } from '@fairway/gateway/contract/quote';
import type { ShipmentQuery } from '@fairway/trade';
import type { ColumnType } from 'kysely';
import type * as v from 'valibot';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON, read as a value. */
type Json<T> = ColumnType<T, string, string>;

declare module '../../database/tables.ts' {
  interface Tables {
    quote: QuoteTable;
    quoteVersion: QuoteVersionTable;
    quoteView: QuoteViewTable;
    quoteSender: QuoteSenderTable;
  }
}

/** The values the editor was filled with. */
export type StoredRequest = v.InferOutput<v.StrictObjectSchema<typeof quoteRequest, undefined>> & {
  readonly shipment: ShipmentQuery;
};

/** A quotation, whichever its versions. */
interface QuoteTable {
  tenantId: string;
  id: string;
  /** Its author. */
  accountId: string;
  number: string;
  seaRouteId: string;
  createdAt: Date;
  /** Counts the links that it had: each ends with the next. */
  linkNumber: ColumnType<number, number | undefined, number>;
  /** The hash of the link; null before the first version was sent. */
  linkHash: Nullable<Buffer>;
}

/** A version of a quotation. Once it was sent, its content stays. */
interface QuoteVersionTable {
  tenantId: string;
  quoteId: string;
  version: number;
  /** `expired` is not stored: a `sent` version expires at its end. */
  state: Exclude<QuoteState, 'expired'>;
  request: Json<StoredRequest>;
  content: Json<QuoteContent>;
  buying: Json<QuoteBuying>;
  customerName: string;
  /** In the quotation's currency, of its cheapest sailing. */
  total: number;
  validUntil: Date;
  changedAt: Date;
  sentAt: Nullable<Date>;
  answeredAt: Nullable<Date>;
  answerName: Nullable<string>;
  answerNote: Nullable<string>;
  answerSailingId: Nullable<string>;
}

/** That a browser saw a quotation on a day. */
interface QuoteViewTable {
  tenantId: string;
  quoteId: string;
  viewer: Buffer;
  day: ColumnType<Date, string, never>;
  at: Date;
}

/** The sender of a company's or person's quotations. */
interface QuoteSenderTable {
  tenantId: string;
  name: string;
  contact: string;
  phone: string;
  email: string;
  address: string;
  terms: string;
  logoId: Nullable<string>;
  /** The account that uploaded the logo. */
  logoAccountId: Nullable<string>;
  updatedAt: Date;
}
