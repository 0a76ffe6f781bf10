import { withoutParentheses } from './changeRules.ts';
import { distributionColumns, distributions } from './distribution.ts';

/** The reason why Citus refuses a statement of the server once tables are distributed; null if none of these rules does. */
export function refusedStatement(statement: string): string | null {
  const text = statement.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
  return refusedInsert(text) ?? refusedMove(withoutParentheses(text)) ?? refusedJoin(text);
}

function refusedInsert(text: string): string | null {
  const [, values = ''] = /^insert into .*? values (.*?)(?: on conflict .*)?$/.exec(text) ?? [];
  return values.includes('(select ') ? 'values are read first, and inserted afterwards' : null;
}

/** A row stays on the node of its tenant, route or value; an upsert may not even set the same one again. */
function refusedMove(text: string): string | null {
  const [, table = '', changes = ''] = /^(?:update|insert into) (\w+).*? set (.*)$/.exec(text) ?? [];
  const column = columnOf(table);
  const [assignments = ''] = changes.split(/ (?:from|where|returning) /);
  const columns = assignments.split(', ').map((assignment) => assignment.split(' = ')[0]);
  return column && columns.includes(column) ? `${column} is never set again` : null;
}

const joins =
  / join (\w+)(?: as)?(?: \w+)? on (.*?)(?= (?:inner|left|join|where|group by|order by|limit|for) |$)/g;

/** Citus joins rows that are on one node. */
function refusedJoin(text: string): string | null {
  for (const { 1: table = '', 2: condition = '', index } of text.matchAll(joins)) {
    const column = columnOf(table);
    const earlier = [...text.slice(0, index).matchAll(/(?:from|join) (\w+)/g)].map(([, name = '']) => name);
    if (column && earlier.some((name) => columnOf(name) === column) && !condition.includes(column))
      return `${table} is joined by its ${column} too`;
  }
  return null;
}

function columnOf(table: string): string | undefined {
  const distribution = distributions[table];
  return distribution && distributionColumns[distribution];
}
