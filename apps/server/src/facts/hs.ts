import { type Insertable, sql } from 'kysely';
import type { HsItemTable } from '../areas/encyclopedia/index.ts';
import { everydayOf, itemEntries, termsOf } from '../areas/hsCode/index.ts';
import { insertMany } from '../database/bulk/bulk.ts';
import type { Db } from '../database/db.ts';
import { type NationalCode, readNationalCodes, readRows } from './read.ts';

/** Letters of supervision that forbid goods instead of requiring a document. */
const forbidding = ['6', '8', '9'];

type Item = Insertable<HsItemTable>;

/** The Harmonized System down to subheadings, China's ten-digit codes that are known, and what their letters mean. */
export function readHs(examples: boolean): (db: Db) => Promise<void> {
  const { supervision, quarantine, codes: all } = readNationalCodes();
  const codes = examples ? all : all.filter(({ illustrative }) => !illustrative).map(onlyChecked);
  const itemRows = items(codes);
  const nationalRows = codes.map(nationalRow);
  const letters = [...letterRows('supervision', supervision), ...letterRows('quarantine', quarantine)];
  return async (db) => {
    await keepImported(db);
    await db.deleteFrom('hsItem').execute();
    await db.deleteFrom('hsLetter').execute();
    await insertMany(db, 'hsItem', itemRows);
    await db.insertInto('hsNational').values(nationalRows).execute();
    await bringBackImported(db);
    await db.insertInto('hsLetter').values(letters).execute();
  };
}

/** Sets aside the rows of a year's file that staff imported: it is newer than a release, even for the same code. */
async function keepImported(db: Db): Promise<void> {
  await sql`
    create temp table kept_national on commit drop as select * from hs_national where imported`.execute(db);
  await sql`
    create temp table kept_item on commit drop as
    select * from hs_item where code in (select code from kept_national)`.execute(db);
}

async function bringBackImported(db: Db): Promise<void> {
  await sql`delete from hs_item where code in (select code from kept_item)`.execute(db);
  await sql`
    insert into hs_item select * from kept_item as kept
    where exists (select from hs_item where hs_item.code = kept.parent)`.execute(db);
  await sql`
    insert into hs_national select * from kept_national as kept
    where exists (select from hs_item where hs_item.code = kept.code)`.execute(db);
}

/** Returns a record with only the fields that were verified on a published page. */
function onlyChecked(record: NationalCode): NationalCode {
  const known = (field: string) => record.checkedFields.includes(field);
  const rates = ['mfn', 'general', 'provisional', 'exportDuty', 'rebate', 'consumption', 'vat'] as const;
  return {
    ...record,
    ...Object.fromEntries(rates.filter((name) => !known(name)).map((name) => [name, null])),
    ...(known('units') ? {} : { unit1: null, unit2: null }),
    ...(known('supervision') ? {} : { supervision: [] }),
    ...(known('quarantine') ? {} : { quarantine: null }),
    ...(known('elements') ? {} : { elements: [] }),
    ...(known('ciq') ? {} : { ciq: [] }),
  };
}

const levels = { 2: 'chapter', 4: 'heading', 6: 'subheading' } as const;

function items(codes: readonly NationalCode[]): Item[] {
  const byCode = new Map<string, Item>();
  const everyday = readEverydayGoods();
  const add = (
    item: Omit<Item, 'position' | 'aroundTerms' | 'headingZh' | 'ownTerms' | 'everydayTerms' | 'entries'>,
    reading: string,
    otherNames: readonly string[] = [],
  ) => {
    const above = item.parent ? byCode.get(item.parent) : undefined;
    const own = termsOf({ nameZh: item.nameZh ?? '', nameEn: item.nameEn, reading, otherNames });
    const everydayTerms = everyday.get(item.code) ?? '';
    byCode.set(item.code, {
      ...item,
      position: byCode.size,
      headingZh: item.level === 'subheading' ? (above?.nameZh ?? null) : null,
      ownTerms: own,
      // A chapter's own name describes its goods badly: "articles thereof".
      aroundTerms:
        above && above.level !== 'section'
          ? `${above.everydayTerms} ${above.ownTerms}${above.aroundTerms}`
          : '',
      everydayTerms,
      entries: itemEntries({ ownTerms: own, everydayTerms }),
    });
  };
  for (const [code = '', parent = '', nameEn = '', nameZh = '', reading = ''] of readRows('hs')) {
    const level = /^\d/.test(code) ? levels[code.length as keyof typeof levels] : 'section';
    add({ code, parent: parent || null, level, nameZh: nameZh || null, nameEn, expired: false }, reading);
  }
  for (const { code, nameZh, nameEn, reading, status, description, ciq } of codes.toSorted((a, b) =>
    a.code < b.code ? -1 : 1,
  )) {
    // A removed code may belong to a subheading that was removed too.
    const parent = [6, 4].map((length) => code.slice(0, length)).find((above) => byCode.has(above)) ?? null;
    add({ code, parent, level: 'national', nameZh, nameEn, expired: status === 'expired' }, reading, [
      description ?? '',
      ...ciq.map((goods) => goods.nameZh),
    ]);
  }
  return [...byCode.values()];
}

/** Reads everyday words by the code of their goods. */
function readEverydayGoods(): Map<string, string> {
  const rows = readRows('everyday-goods').map(([code = '', zh = '', en = '', reading = '']) => {
    const words = [zh, en].flatMap((list) => list.split(';')).filter(Boolean);
    return [code, everydayOf(words, reading)] as const;
  });
  return new Map(rows);
}

function nationalRow(code: NationalCode) {
  const { nameZh, nameEn, reading, status, elementsIllustrative, ciqIllustrative, checkedFields, ...rest } =
    code;
  const { quarantine, source, sourceDate, ...fields } = rest;
  const [entry = '', exit = ''] = (quarantine ?? '').replaceAll('.', '').split('/');
  return {
    ...fields,
    description: code.description ?? null,
    supervision: code.supervision.join(''),
    quarantineImport: entry,
    quarantineExport: exit,
    ciq: JSON.stringify(code.ciq),
    replacedBy: code.replacedBy ?? [],
    checked: checkedFields,
    source: source ?? '',
    updatedOn: sourceDate ?? null,
  };
}

function letterRows(
  kind: 'supervision' | 'quarantine',
  letters: Readonly<Record<string, readonly [string, string]>>,
) {
  return Object.entries(letters).map(([letter, [nameZh, nameEn]]) => ({
    kind,
    letter,
    nameZh,
    nameEn,
    forbids: kind === 'supervision' && forbidding.includes(letter),
  }));
}
