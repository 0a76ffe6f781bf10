import { csvColumns } from '@fairway/gateway/contract/csvColumns';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type Compared, type CsvTable, differences } from '../../services/csv/csvTable.ts';
import { mergeTariff, stageTariff } from './saveTariff.ts';
import { readTariff, type TariffEntry, textsOf } from './tariffLine.ts';

/** The stored row of a code; its texts are empty without a row. */
interface Row extends TariffEntry {
  readonly known: boolean;
  readonly above: string | null;
  readonly imported: boolean | null;
}

/** Returns stored codes with their records, and the nearest item above each. */
async function recorded(db: Db, codes: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    select asked.code, hs_national.code is not null as known,
      (select code from hs_item where code in (left(asked.code, 6), left(asked.code, 4))
        order by length(code) desc limit 1) as above,
      coalesce(name_zh, '') as name_zh, coalesce(name_en, '') as name_en, coalesce(expired, false) as expired,
      description, unit1, unit2, mfn, general, provisional, export_duty, rebate, consumption, vat,
      supervision, quarantine_import, quarantine_export, elements, ciq, replaced_by, source, imported
    from unnest(${codes}::text[]) as asked (code)
    left join hs_item on hs_item.code = asked.code
    left join hs_national on hs_national.code = asked.code`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

async function compare(db: Db, entries: readonly TariffEntry[]): Promise<Compared[]> {
  const codes = entries.map(({ code }) => code);
  const rows = await recorded(db, codes);
  return entries.map((entry) => {
    const row = rows.get(entry.code);
    if (!row || row.above === null) {
      const bad = { column: 'code', rule: 'parent', value: entry.code } as const;
      return { outcome: 'same', fields: [], bad };
    }
    const to = textsOf(entry);
    // Of a code that is not recorded there are no texts.
    if (!row.known) return { outcome: entry.expired ? 'expired' : 'new', fields: differences({}, to) };
    const fields = differences(textsOf(row), to);
    // Data of a release that a year's file confirms becomes the office's own.
    if (fields.length === 0) return { outcome: row.imported ? 'same' : 'changed', fields };
    return { outcome: entry.expired && !row.expired ? 'expired' : 'changed', fields };
  });
}

/** China's ten-digit codes of a year, a line each; one that ends is marked and names its successor. */
export const tariffTable: CsvTable<TariffEntry> = {
  columns: csvColumns.hs,
  read: readTariff,
  keyOf: ({ code }) => code,
  compare,
  save: stageTariff,
  async absent(db, importId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from hs_item
      where level = 'national' and not expired
        and not exists (
          select from csv_import_line where import_id = ${importId}::uuid and key = hs_item.code)`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
  finish: mergeTariff,
};
