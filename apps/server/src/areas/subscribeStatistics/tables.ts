import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    dailyCount: DailyCountTable;
  }
}

/** What is counted: a search of a lane, an opened sailing, a lane that was followed, an article that was collected. */
export type Counted = 'search' | 'detail' | 'attention' | 'collection';

/** How often an account did something on one day. */
interface DailyCountTable {
  tenantId: string;
  accountId: string;
  /** By the calendar of China. */
  day: ColumnType<string, string, string>;
  what: Counted;
  /** Ports of the lane it was about; both empty where it was about none. */
  origin: string;
  destination: string;
  count: number;
  lastAt: Date;
}
