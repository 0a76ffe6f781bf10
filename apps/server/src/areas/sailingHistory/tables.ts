import type { ColumnType, Generated } from 'kysely';
import type { CallCounts } from './scores/scores.ts';
import type { FormerSailing, TrackedField } from './trackedFields.ts';

declare module '../../database/tables.ts' {
  interface Tables extends SailingHistoryTables {}
}

interface SailingHistoryTables {
  sailingVersion: SailingVersionTable;
  versionSource: VersionSourceTable;
  routeScore: RouteScoreTable;
}

/**
 * One row for each sailing that an import added, changed or cancelled. Rows are only added. The tracked fields have only
 * the values that changed, before the change; all values of a cancelled sailing.
 */
interface SailingVersionTable extends FormerSailing {
  id: Generated<string>;
  /** No foreign key: the history outlives a cancelled sailing. */
  sailingId: string;
  seaRouteId: string;
  sourceId: number;
  added: boolean;
  cancelled: boolean;
  /** The names of a cancelled sailing, whose row is deleted; null otherwise. */
  carrierCode: string | null;
  vesselName: string | null;
  voyage: string | null;
  /** Fields that changed and had no value before; null for none. */
  emptyFields: ColumnType<TrackedField[] | null, string | null, never>;
}

/** An import, or a moment of the sample, that recorded versions. */
interface VersionSourceTable {
  id: Generated<number>;
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
