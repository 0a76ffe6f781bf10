import { sql } from 'kysely';
import { insertMany } from '../../database/bulk.ts';
import type { Db } from '../../database/db.ts';
import type { TariffEntry } from './tariffLine.ts';
import { termsOf } from './terms.ts';

/** Rows a statement: each has some twenty values, and PostgreSQL takes 65,535. */
const batch = 500;

/** Records codes; what is recorded of one is brought up to date. Marked as imported, so that a release keeps them. */
export async function saveTariff(transaction: Db, entries: readonly TariffEntry[], now: Date): Promise<void> {
  await saveItems(transaction, entries);
  const updatedOn = now.toISOString().slice(0, 10);
  for (let start = 0; start < entries.length; start += batch) {
    const rows = entries.slice(start, start + batch).map(({ nameZh, nameEn, expired, ...entry }) => ({
      ...entry,
      elements: [...entry.elements],
      replacedBy: [...entry.replacedBy],
      ciq: JSON.stringify(entry.ciq),
      checked: [],
      illustrative: false,
      updatedOn,
      imported: true,
    }));
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'code');
    const newest = columns.map((name) => [name, sql.ref(`excluded.${name}`)]);
    await transaction
      .insertInto('hsNational')
      .values(rows)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(Object.fromEntries(newest)))
      .execute();
  }
}

async function saveItems(transaction: Db, entries: readonly TariffEntry[]): Promise<void> {
  // What spells Chinese is fetched with the first import.
  const { pinyin } = await import('pinyin-pro');
  const readingOf = (nameZh: string) =>
    (nameZh.match(/\p{Script=Han}+/gu) ?? [])
      .map((run) => pinyin(run, { toneType: 'none', type: 'array', v: true }).join(' '))
      .join(',');
  const above = await itemsAbove(transaction, entries);
  const items = entries.map(({ code, nameZh, nameEn, expired, description, ciq }) => {
    const parent = above.get(code.slice(0, 6)) ?? above.get(code.slice(0, 4));
    return {
      code,
      level: 'national' as const,
      parent: parent?.code ?? null,
      position: 0,
      nameZh,
      nameEn,
      headingZh: null,
      expired,
      ownTerms: termsOf({
        nameZh,
        nameEn,
        reading: readingOf(nameZh),
        otherNames: [description ?? '', ...ciq.map((goods) => goods.nameZh)],
      }),
      aroundTerms: parent ? `${parent.everydayTerms} ${parent.ownTerms}${parent.aroundTerms}` : '',
    };
  });
  await insertMany(transaction, 'hsItem', items, 'code');
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
