import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { itemEntries } from './terms.ts';

/** Goods are found by the words of their names. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hs_item add column entries tsvector not null default ''`.execute(db);
  const batch = 1000;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ code: string; ownTerms: string; everydayTerms: string }>`
      select code, own_terms as "ownTerms", everyday_terms as "everydayTerms" from hs_item
      where code > ${after} order by code limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    after = last.code;
    await sql`
      update hs_item set entries = indexed.entries::tsvector
      from unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(itemEntries)}::text[]) as indexed (code, entries)
      where hs_item.code = indexed.code`.execute(db);
  }
  await sql`create index hs_item_entries on hs_item using gin (entries)`.execute(db);
  await sql`create index hs_item_code_start on hs_item (code text_pattern_ops)`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '084_goodsIndex', up }];
