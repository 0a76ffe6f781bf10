import type { ColumnType, Generated } from 'kysely';
import type { CallCounts } from './scores/scores.ts';
import type { FormerValues } from './trackedFields.ts';

declare module '../../database/tables.ts' {
  interface Tables extends SailingHistoryTables {}
}

interface SailingHistoryTables {
  sailingVersion: SailingVersionTable;
  routeScore: RouteScoreTable;
}

/** One row for each sailing that an import added, changed or cancelled. Rows are only added. */
interface SailingVersionTable {
  id: Generated<string>;
  /** No foreign key: the history outlives a cancelled sailing. */
  sailingId: string;
  seaRouteId: string;
  kind: 'added' | 'changed' | 'cancelled';
  /** The values of a cancelled sailing, whose row is deleted; null otherwise. */
  carrierCode: string | null;
  vesselName: string | null;
  voyage: string | null;
  departure: Date | null;
  /** Only the values that changed, before the change; all values of a cancelled sailing. */
  former: ColumnType<FormerValues, string, never>;
  recordedAt: Date;
  csvImportId: string | null;
  sample: boolean;
}

/** The calls of a route by carrier, as a job counted them last. */
interface RouteScoreTable {
  seaRouteId: string;
  counts: ColumnType<CallCounts[], string>;
  scoredAt: Date;
}
