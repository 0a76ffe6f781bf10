import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { insertMany } from '../../../database/bulk/bulk.ts';
import type { Db } from '../../../database/db.ts';
import { type Compared, type CsvTable, differences, isBad } from '../../../services/csv/csvTable.ts';
import { readSurcharge, type SurchargeEntry } from './surchargeLine.ts';
import { endsEarlier, type KnownCharges, surchargeTexts, termsOf, unknownIn } from './surchargeRules.ts';
import { knownCharges, type RecordedCharge, recordedCharges, removeCharges } from './surchargeStore.ts';

async function compare(db: Db, entries: readonly SurchargeEntry[], now: Date): Promise<Compared[]> {
  const known = await knownCharges(db, entries);
  const recorded = await recordedCharges(db, entries);
  return entries.map((entry, index) => {
    const bad = unknownIn(entry, known, now);
    return bad
      ? { outcome: 'same', fields: [], bad }
      : outcomeOf(entry, recorded[index] ?? { terms: null, before: null }, known);
  });
}

function outcomeOf(
  entry: SurchargeEntry,
  { terms: recordedTerms, before }: RecordedCharge,
  known: KnownCharges,
): Compared {
  const from = recordedTerms ? surchargeTexts(recordedTerms) : {};
  if (entry.details === null) {
    const nothing = { amount: '', amount_20gp: '', amount_40gp: '', amount_40hq: '' };
    return recordedTerms
      ? { outcome: 'expired', fields: differences(from, nothing) }
      : { outcome: 'same', fields: [] };
  }
  const terms = termsOf(entry, entry.details, known, recordedTerms?.way ?? null);
  if (isBad(terms)) return { outcome: 'same', fields: [], bad: terms };
  const fields = differences(from, surchargeTexts(terms));
  // A new amount lists the amount that it replaces.
  const instead = before === null ? [] : [{ field: 'instead_of', from: '', to: before }];
  if (!recordedTerms) return { outcome: 'new', fields: [...instead, ...fields] };
  if (endsEarlier(recordedTerms.validTo, terms.validTo)) return { outcome: 'expired', fields };
  // A sample surcharge with the same values becomes a real one.
  return { outcome: fields.length > 0 || recordedTerms.sample ? 'changed' : 'same', fields };
}

async function save(
  db: Db,
  entries: readonly SurchargeEntry[],
  now: Date,
  csvImportId: string,
): Promise<void> {
  const known = await knownCharges(db, entries);
  const recorded = await recordedCharges(db, entries);
  await removeCharges(
    db,
    entries.filter(({ details }) => details === null),
  );
  const rows = entries.flatMap((entry, index) => {
    const storedWay = recorded[index]?.terms?.way ?? null;
    const terms = entry.details && termsOf(entry, entry.details, known, storedWay);
    if (terms === null) return [];
    if (isBad(terms)) throw new Error('only lines that were found good are saved');
    const { carrier: carrierCode, origin, destination, code, validFrom } = entry;
    return [
      {
        carrierCode,
        origin,
        destination,
        code,
        validFrom,
        ...terms,
        sample: false,
        updatedAt: now,
        csvImportId,
      },
    ];
  });
  const key = ['carrierCode', 'origin', 'destination', 'code', 'validFrom'];
  await insertMany(db, 'surchargeRate', rows, key);
}

/** Charges of carriers besides the freight, a line each; one that ends has its last day. */
export const surchargeTable: CsvTable<SurchargeEntry> = {
  columns: csvColumns.surcharges,
  read: readSurcharge,
  keyOf: ({ carrier, origin, destination, code, validFrom }) =>
    `${carrier} ${origin || '*'} ${destination || '*'} ${code} ${validFrom}`,
  compare,
  save,
};
