import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Separates columns in a folded text, so that no word is found across two of them. Never typed by users. */
const between = "U&'\\E000'";

/** Columns as one text that an index can contain, folded. */
export function foldedSql(columns: readonly string[]): string {
  return `fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(` || ${between} || `)})`;
}

/** Characters of the longest grams; Chinese words often have two characters, so there are shorter grams too. */
const longestGram = 3;

/** Grams of a folded word that each text with the word has. */
function gramsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length <= longestGram) return [word];
  return characters
    .slice(longestGram - 1)
    .map((_, index) => characters.slice(index, index + longestGram).join(''));
}

/** Whether a word is one gram, so that the index alone proves it. */
export function isGram(word: string): boolean {
  return [...word].length <= longestGram;
}

/**
 * Returns the condition that a folded text may contain all words, by the index of `textIndexOn`; matches must be
 * verified in the text.
 */
export function mayHold(folded: string, words: readonly string[]): RawBuilder<SqlBool> {
  const grams = [...new Set(words.flatMap(gramsOf))];
  return sql<SqlBool>`search_grams(${sql.raw(folded)}) @> ${grams}::text[]`;
}

/** Creates the index for `mayHold`; `folded` is a folded column, or the result of `foldedSql`, `rows` are those to index. */
export async function textIndexOn(
  db: Kysely<unknown>,
  table: string,
  folded: string,
  rows = 'true',
): Promise<void> {
  await sql
    .raw(`create index ${table}_grams on ${table} using gin (search_grams(${folded})) where ${rows}`)
    .execute(db);
  await sql.raw(`alter index ${table}_grams alter column 1 set statistics 0`).execute(db);
}

/**
 * Removes the statistics of all text indexes. With them the planner computed the grams of each row for a word in most
 * rows: 17 s for 100,000 rows. PostgreSQL 17 and older keep existing ones until the index is dropped.
 */
export async function upGramStatistics(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
      declare text_index record;
      begin
        for text_index in
          select schemaname, indexname from pg_indexes
          where schemaname = current_schema() and strpos(indexdef, 'search_grams(') > 0
        loop
          execute format('alter index %I alter column 1 set statistics 0', text_index.indexname);
          if current_setting('server_version_num')::int >= 180000 then
            perform pg_clear_attribute_stats(text_index.schemaname, text_index.indexname, 'search_grams', false);
          end if;
        end loop;
      end
    $$`.execute(db);
}

/**
 * All grams of one to three characters. Needs no extension, and finds Chinese words of two characters, which `pg_trgm`
 * does not index. A change of the fold must build the indexes again.
 */
export async function upSearchGrams(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_grams(folded text) returns text[]
    language sql immutable strict parallel safe cost 400 as $$
      select coalesce(array_agg(distinct gram), '{}')
      from (
        select first, lead(first) over places as second, lead(first, 2) over places as third
        from unnest(string_to_array(folded, null)) with ordinality as characters (first, place)
        window places as (order by place)
      ) as neighbours, lateral (values (first), (first || second), (first || second || third)) as grams (gram)
      where gram is not null
    $$`.execute(db);
}
