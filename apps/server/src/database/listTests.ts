import { addDays } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instantAt } from '../time/zone.ts';

type Test = RawBuilder<SqlBool>;

/** Whether a text stands somewhere in one of the columns, in either case. Not `like`: what was typed is no pattern. */
export function foundIn(text: string, ...columns: readonly string[]): Test {
  const tests = columns.map((column) => sql`strpos(lower(${sql.raw(column)}), lower(${text})) > 0`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Whether a column's instant lies within days of China's time, both included; either end may be open. */
export function withinDays(column: string, from: string | undefined, to: string | undefined): Test {
  const at = sql.raw(column);
  const start = (day: string) => instantAt(day, '00:00', 'Asia/Shanghai');
  const tests = [
    ...(from === undefined ? [] : [sql`${at} >= ${start(from)}`]),
    ...(to === undefined ? [] : [sql`${at} < ${start(addDays(to, 1))}`]),
  ];
  return tests.length === 0 ? sql`true` : sql`(${sql.join(tests, sql` and `)})`;
}
