import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import {
  type FormerSailing,
  type FormerValues,
  type TrackedSailing,
  trackedFields,
  valuesOf,
} from '../trackedFields.ts';

/** The columns of a version that `storedVersion` reads. */
export const versionColumns = ['added', 'cancelled', 'emptyFields', ...trackedFields] as const;
type StoredVersion = Pick<Selectable<Tables['sailingVersion']>, (typeof versionColumns)[number]>;

export type VersionKind = 'added' | 'changed' | 'cancelled';

export function kindOf({ added, cancelled }: Pick<StoredVersion, 'added' | 'cancelled'>): VersionKind {
  if (added) return 'added';
  return cancelled ? 'cancelled' : 'changed';
}

/** The values that a version changed, as they were before; all values of a cancelled sailing. */
export function formerOf(version: StoredVersion): FormerValues {
  const values = valuesOf(version);
  if (version.cancelled) return values;
  const fields = trackedFields.filter(
    (field) => values[field] !== null || version.emptyFields?.includes(field),
  );
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

type FormerColumns = FormerSailing & { readonly emptyFields: string | null };

/** The columns that store the values of `before` which `after` does not keep; null where it keeps all. */
export function formerColumns(before: TrackedSailing, after: TrackedSailing | null): FormerColumns | null {
  const fields = trackedFields.filter(
    (field) => !after || comparable(before[field]) !== comparable(after[field]),
  );
  if (fields.length === 0) return null;
  const empty = after ? fields.filter((field) => before[field] === null) : [];
  return {
    ...emptyColumns,
    ...(Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<FormerSailing>),
    emptyFields: empty.length > 0 ? JSON.stringify(empty) : null,
  };
}

const comparable = (value: FormerSailing[keyof FormerSailing]) =>
  value instanceof Date ? value.getTime() : value;

export const emptyColumns: FormerColumns = {
  ...(Object.fromEntries(trackedFields.map((field) => [field, null])) as FormerSailing),
  emptyFields: null,
};
