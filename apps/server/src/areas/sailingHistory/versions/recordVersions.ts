import type { Insertable } from 'kysely';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import type { Tables } from '../../../database/tables.ts';
import type { TrackedSailing } from '../trackedFields.ts';
import { emptyColumns, formerColumns } from './storedVersion.ts';

interface ChangedSailing extends TrackedSailing {
  readonly id: string;
  readonly seaRouteId: string;
  readonly carrierCode: string;
  readonly vesselName: string;
  readonly voyage: string;
}

/** One sailing before and after an import; null where it did not exist, or was cancelled. */
export interface SailingChange {
  readonly before: ChangedSailing | null;
  readonly after: ChangedSailing | null;
}

export interface VersionSource {
  readonly recordedAt: Date;
  readonly csvImportId: string | null;
  readonly sample: boolean;
}

type VersionRow = Insertable<Tables['sailingVersion']>;

/** A version before its source is stored. */
export interface SourcedVersion {
  readonly columns: Omit<VersionRow, 'sourceId'>;
  readonly source: VersionSource;
}

/** Stores a version of each sailing that changed, in the transaction that writes the sailings. */
export async function recordVersions(
  transaction: Db,
  changes: readonly SailingChange[],
  source: VersionSource,
): Promise<void> {
  await insertVersions(
    transaction,
    changes.flatMap((change) => versionOf(change, source) ?? []),
  );
}

export async function insertVersions(transaction: Db, versions: readonly SourcedVersion[]): Promise<void> {
  if (versions.length === 0) return;
  const sources = new Map(versions.map(({ source }) => [sourceKey(source), source]));
  const ids = await storeSources(transaction, [...sources.values()]);
  const rows = versions.map(({ columns, source }) => {
    const sourceId = ids.get(sourceKey(source));
    if (sourceId === undefined) throw new Error('A stored source has an id.');
    return { ...columns, sourceId };
  });
  await insertMany(transaction, 'sailingVersion', withoutEmptyColumns(rows));
}

/** Most changes are of a few columns: naming all of them takes a third longer. */
function withoutEmptyColumns(rows: readonly VersionRow[]): VersionRow[] {
  const columns = new Set(
    rows.flatMap((row) => Object.keys(row).filter((column) => row[column as keyof VersionRow] !== null)),
  );
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))) as VersionRow,
  );
}

/** Stores the sources that are new; returns the ids of all. */
async function storeSources(db: Db, sources: readonly VersionSource[]): Promise<ReadonlyMap<string, number>> {
  await insertMany(db, 'versionSource', sources);
  const times = sources.map(({ recordedAt }) => recordedAt);
  const stored = await db.selectFrom('versionSource').selectAll().where('recordedAt', 'in', times).execute();
  return new Map(stored.map((source) => [sourceKey(source), source.id]));
}

const sourceKey = ({ recordedAt, csvImportId, sample }: VersionSource) =>
  `${Number(recordedAt)} ${csvImportId} ${sample}`;

/** The version that stores a change; null where no tracked value changed. */
export function versionOf({ before, after }: SailingChange, source: VersionSource): SourcedVersion | null {
  const sailing = after ?? before;
  if (!sailing) return null;
  const former = before ? formerColumns(before, after) : emptyColumns;
  if (!former) return null;
  const { id, seaRouteId, carrierCode, vesselName, voyage } = sailing;
  // A sailing that exists has its names in its own row.
  const names = after
    ? { carrierCode: null, vesselName: null, voyage: null }
    : { carrierCode, vesselName, voyage };
  const columns = {
    ...{ sailingId: id, seaRouteId, added: before === null, cancelled: after === null },
    ...names,
    ...former,
  };
  return { columns, source };
}
