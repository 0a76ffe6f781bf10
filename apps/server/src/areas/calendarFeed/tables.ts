import type { Language } from '@fairway/gateway/contract/texts';
import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    calendarFeed: CalendarFeedTable;
  }
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A calendar that a program reads by a secret address. */
export interface CalendarFeedTable {
  tenantId: string;
  id: string;
  accountId: string;
  origin: string;
  destination: string;
  /** Null for the feed of a route. No foreign key: the feed reports that its sailing was withdrawn. */
  sailingId: Nullable<string>;
  vesselName: Nullable<string>;
  voyage: Nullable<string>;
  /** Of the texts in it. */
  language: Language;
  createdAt: Date;
  /** Counts the addresses that it had: each ends with the next. */
  linkNumber: ColumnType<number, number | undefined, number>;
  tokenHash: Buffer;
  lastReadAt: Nullable<Date>;
}
