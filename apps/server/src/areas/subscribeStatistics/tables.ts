import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    dailyCount: DailyCountTable;
  }
}

/** The counted actions: a search of a lane, an opened sailing, a lane that was followed, an article that was collected. */
export type Counted = 'search' | 'detail' | 'attention' | 'collection';

/** Number of times that an account performed an action on one day. */
interface DailyCountTable {
  tenantId: string;
  accountId: string;
  /** By the calendar of China. */
  day: ColumnType<string, string, string>;
  what: Counted;
  /** Ports of the route concerned; both empty if there was none. */
  origin: string;
  destination: string;
  count: number;
  lastAt: Date;
}
