import { type CopyRow, mergeStaged, stage } from '../../database/bulk/copy.ts';
import type { Db } from '../../database/db.ts';
import type { TariffEntry } from './tariffLine.ts';
import { itemEntries, termsOf } from './terms.ts';

const itemColumns = [
  ...['code', 'level', 'parent', 'position', 'name_zh', 'name_en', 'heading_zh', 'expired', 'own_terms'],
  ...['around_terms', 'entries'],
];
const nationalColumns = [
  ...['code', 'description', 'unit1', 'unit2', 'mfn', 'general', 'provisional', 'export_duty', 'rebate'],
  ...['consumption', 'vat', 'supervision', 'quarantine_import', 'quarantine_export', 'elements', 'ciq'],
  ...['replaced_by', 'source', 'checked', 'illustrative', 'updated_on', 'imported'],
];

/**
 * Stages codes, which `mergeTariff` records; the record of a known one is brought up to date. Marked as imported, so that
 * a release keeps them.
 */
export async function stageTariff(
  transaction: Db,
  entries: readonly TariffEntry[],
  now: Date,
): Promise<void> {
  await stage(transaction, 'hs_item', itemColumns, await itemRows(transaction, entries));
  const updatedOn = now.toISOString().slice(0, 10);
  const rows = entries.map(
    (entry): CopyRow => [
      ...[
        entry.code,
        entry.description,
        entry.unit1,
        entry.unit2,
        entry.mfn,
        entry.general,
        entry.provisional,
      ],
      ...[entry.exportDuty, entry.rebate, entry.consumption, entry.vat, entry.supervision],
      ...[entry.quarantineImport, entry.quarantineExport, entry.elements, JSON.stringify(entry.ciq)],
      ...[entry.replacedBy, entry.source, [], false, updatedOn, true],
    ],
  );
  await stage(transaction, 'hs_national', nationalColumns, rows);
}

/** Writes the staged codes. */
export async function mergeTariff(transaction: Db): Promise<void> {
  await mergeStaged(transaction, 'hs_item', itemColumns, ['code']);
  await mergeStaged(transaction, 'hs_national', nationalColumns, ['code']);
}

async function itemRows(transaction: Db, entries: readonly TariffEntry[]): Promise<CopyRow[]> {
  // The library that spells Chinese is loaded with the first import.
  const { pinyin } = await import('pinyin-pro');
  const readingOf = (nameZh: string) =>
    (nameZh.match(/\p{Script=Han}+/gu) ?? [])
      .map((run) => pinyin(run, { toneType: 'none', type: 'array', v: true }).join(' '))
      .join(',');
  const above = await itemsAbove(transaction, entries);
  return entries.map(({ code, nameZh, nameEn, expired, description, ciq }) => {
    const parent = above.get(code.slice(0, 6)) ?? above.get(code.slice(0, 4));
    const otherNames = [description ?? '', ...ciq.map((goods) => goods.nameZh)];
    const ownTerms = termsOf({ nameZh, nameEn, reading: readingOf(nameZh), otherNames });
    const aroundTerms = parent ? `${parent.everydayTerms} ${parent.ownTerms}${parent.aroundTerms}` : '';
    return [
      ...[code, 'national', parent?.code ?? null, 0, nameZh, nameEn, null, expired],
      ...[ownTerms, aroundTerms, itemEntries({ ownTerms })],
    ];
  });
}

async function itemsAbove(db: Db, entries: readonly TariffEntry[]) {
  const codes = [...new Set(entries.flatMap(({ code }) => [code.slice(0, 6), code.slice(0, 4)]))];
  const rows = await db
    .selectFrom('hsItem')
    .select(['code', 'ownTerms', 'aroundTerms', 'everydayTerms'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
