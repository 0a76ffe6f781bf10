import type { ColumnType, Generated } from 'kysely';
import type { FormerValues } from './trackedFields.ts';

declare module '../../database/tables.ts' {
  interface Tables extends SailingHistoryTables {}
}

interface SailingHistoryTables {
  sailingVersion: SailingVersionTable;
}

/** One row for each sailing that an import added, changed or cancelled. Rows are only added. */
interface SailingVersionTable {
  id: Generated<string>;
  /** No foreign key: the history outlives a cancelled sailing. */
  sailingId: string;
  seaRouteId: string;
  carrierCode: string;
  vesselName: string;
  voyage: string;
  kind: 'added' | 'changed' | 'cancelled';
  /** Departure from this version on; the last one of a cancelled sailing. */
  departure: Date;
  /** Only the values that changed, before the change; all values of a cancelled sailing. */
  former: ColumnType<FormerValues, string, never>;
  recordedAt: Date;
  csvImportId: string | null;
  sample: boolean;
}
