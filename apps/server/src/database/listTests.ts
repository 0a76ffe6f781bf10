import { addDays, foldedWords } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instantAt } from '../time/zone.ts';
import { foldedSql, isGram, mayHold } from './textIndex.ts';

type Test = RawBuilder<SqlBool>;

/** Words between two ports of a route that name neither. */
const ways = /[\s→>,，–—*-]+(?:(?:to|至|到|去)[\s→>,，–—*-]+)?/iu;

/**
 * Tests whether every word of a text occurs in the columns, by the fold that all finders share. Not `like`: the text is
 * no pattern. Signs alone are found nowhere.
 */
export function foundIn(text: string, ...columns: readonly string[]): Test {
  return wordsIn(foldedWords(text), columns);
}

/** The same for columns that have a text index, made by `textIndexOn` over the same columns in the same order. */
export function foundByIndex(text: string, ...columns: readonly string[]): Test {
  const words = foldedWords(text);
  if (words.length === 0) return sql`false`;
  const indexed = mayHold(foldedSql(columns), words);
  // To fold the texts of a row costs more than to read the row.
  const compared = words.filter((word) => !isGram(word));
  return compared.length === 0 ? indexed : sql`(${indexed} and ${wordsIn(compared, columns)})`;
}

/** The same for columns of routes: hyphens separate words too, and `to` between two ports is ignored. */
export function routeIn(text: string, ...columns: readonly string[]): Test {
  return wordsIn(foldedWords(text.split(ways).join(' ')), columns);
}

function wordsIn(words: readonly string[], columns: readonly string[]): Test {
  if (words.length === 0) return sql`false`;
  // The texts of a row are folded once, however many words there are.
  return sql`(select bool_and(strpos(folded, word) > 0)
    from (select ${sql.raw(foldedSql(columns))} as folded offset 0) as texts, unnest(${words}::text[]) as word)`;
}

/** Tests whether a column's instant is within days of China's time, both included; either end may be open. */
export function withinDays(column: string, from: string | undefined, to: string | undefined): Test {
  const at = sql.raw(column);
  const start = (day: string) => instantAt(day, '00:00', 'Asia/Shanghai');
  const tests = [
    ...(from === undefined ? [] : [sql`${at} >= ${start(from)}`]),
    ...(to === undefined ? [] : [sql`${at} < ${start(addDays(to, 1))}`]),
  ];
  return tests.length === 0 ? sql`true` : sql`(${sql.join(tests, sql` and `)})`;
}
