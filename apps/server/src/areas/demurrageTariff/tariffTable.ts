import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { insertMany } from '../../database/bulk/bulk.ts';
import type { Db } from '../../database/db.ts';
import { type Compared, type CsvTable, differences } from '../../services/csv/csvTable.ts';
import { tariffColumns } from './tables.ts';
import { readTariff, type TariffEntry } from './tariffLine.ts';
import {
  type KnownPlaces,
  overlaps,
  tariffKey,
  tariffTexts,
  unknownIn,
  type Validity,
  validityText,
} from './tariffRules.ts';
import { knownPlaces, removeTariffs, type StoredTariff, tariffsOf } from './tariffStore.ts';

async function compare(db: Db, entries: readonly TariffEntry[], now: Date): Promise<Compared[]> {
  const known = await knownPlaces(db, entries);
  const lines = byPortCode(entries, known);
  const stored = await tariffsOf(db, lines);
  const perKey = Map.groupBy(lines, tariffKey);
  const validities = validitiesAfter(perKey, stored);
  return lines.map((entry) => {
    const key = tariffKey(entry);
    const bad =
      unknownIn(entry, known, now) ??
      repeatedIn(entry, perKey.get(key) ?? []) ??
      overlapOf(entry, validities.get(key) ?? []);
    if (bad) return { outcome: 'same', fields: [], bad };
    const recorded = stored.get(key)?.find(({ validFrom }) => validFrom === entry.validFrom);
    return outcomeOf(entry, recorded ?? null);
  });
}

/** Entries with the port's code in place of its UN/LOCODE. */
function byPortCode(entries: readonly TariffEntry[], { ports }: KnownPlaces): TariffEntry[] {
  return entries.map((entry) => ({ ...entry, port: ports.get(entry.port) ?? entry.port }));
}

/** The validities that each key would have: those of the lines, and the stored ones that no line updates or removes. */
function validitiesAfter(
  lines: ReadonlyMap<string, readonly TariffEntry[]>,
  stored: ReadonlyMap<string, readonly StoredTariff[]>,
): ReadonlyMap<string, readonly Validity[]> {
  return new Map(
    [...lines].map(([key, sameKey]) => {
      const starts = new Set(sameKey.map(({ validFrom }) => validFrom));
      // Sample data does not stop staff from importing a tariff.
      const others = (stored.get(key) ?? []).filter(
        ({ validFrom, sample }) => !sample && !starts.has(validFrom),
      );
      const ofLines = sameKey.flatMap(({ validFrom, details }) =>
        details ? [{ validFrom, validTo: details.validTo }] : [],
      );
      return [key, [...others, ...ofLines]];
    }),
  );
}

/** A file may name a port by its code in one line and by its UN/LOCODE in another. */
function repeatedIn(entry: TariffEntry, sameKey: readonly TariffEntry[]): Compared['bad'] {
  const first = sameKey.find(({ validFrom }) => validFrom === entry.validFrom);
  return first === entry ? undefined : { column: 'port', rule: 'repeated', value: entry.port };
}

function overlapOf({ validFrom, details }: TariffEntry, validities: readonly Validity[]): Compared['bad'] {
  if (!details) return undefined;
  const own = { validFrom, validTo: details.validTo };
  const other = validities.find((each) => each.validFrom !== validFrom && overlaps(own, each));
  return other && { column: 'valid_from', rule: 'tariffOverlap', value: validityText(other) };
}

function outcomeOf({ details }: TariffEntry, recorded: StoredTariff | null): Compared {
  const from = recorded ? tariffTexts(recorded) : {};
  if (!details) {
    const fields = differences(from, { bands: '' });
    return recorded ? { outcome: 'expired', fields } : { outcome: 'same', fields: [] };
  }
  const fields = differences(from, tariffTexts(details));
  if (!recorded) return { outcome: 'new', fields };
  // Sample data with the same values becomes a real tariff.
  return { outcome: fields.length > 0 || recorded.sample ? 'changed' : 'same', fields };
}

async function save(db: Db, entries: readonly TariffEntry[], now: Date, csvImportId: string): Promise<void> {
  const lines = byPortCode(entries, await knownPlaces(db, entries));
  await removeTariffs(
    db,
    lines.filter(({ details }) => details === null),
  );
  const rows = lines.flatMap(({ carrier, port, direction, box, charge, validFrom, details }) =>
    details
      ? [
          {
            ...{ carrierCode: carrier, port, direction, box, charge, validFrom },
            ...details,
            ...{ sample: false, updatedAt: now, csvImportId },
          },
        ]
      : [],
  );
  await insertMany(db, 'demurrageTariff', rows, tariffColumns);
}

/** Charges of carriers for time at ports, a line for each carrier, port, direction, container, charge and first day. */
export const demurrageTable: CsvTable<TariffEntry> = {
  columns: csvColumns.demurrage,
  read: readTariff,
  keyOf: (entry) => `${tariffKey(entry)} ${entry.validFrom}`,
  compare,
  save,
};
