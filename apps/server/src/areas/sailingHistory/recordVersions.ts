import type { Insertable } from 'kysely';
import { insertMany } from '../../database/bulk.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { formerValues, type TrackedSailing, valuesOf } from './trackedFields.ts';

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

export type VersionRow = Insertable<Tables['sailingVersion']>;

/** Stores a version of each sailing that changed, in the transaction that writes the sailings. */
export async function recordVersions(
  transaction: Db,
  changes: readonly SailingChange[],
  source: VersionSource,
): Promise<void> {
  const rows = changes.flatMap((change) => versionOf(change, source) ?? []);
  await insertMany(transaction, 'sailingVersion', rows);
}

/** The row that stores a change; null where no tracked value changed. */
export function versionOf({ before, after }: SailingChange, source: VersionSource): VersionRow | null {
  const sailing = after ?? before;
  if (!sailing) return null;
  const former = before ? (after ? formerValues(before, after) : valuesOf(before)) : {};
  if (before && Object.keys(former).length === 0) return null;
  const { id, seaRouteId, carrierCode, vesselName, voyage, departure } = sailing;
  // A sailing that exists has its names in its own row.
  const names = after
    ? { carrierCode: null, vesselName: null, voyage: null, departure: null }
    : { carrierCode, vesselName, voyage, departure };
  return {
    sailingId: id,
    seaRouteId,
    kind: before ? (after ? 'changed' : 'cancelled') : 'added',
    ...names,
    former: JSON.stringify(former),
    ...source,
  };
}
