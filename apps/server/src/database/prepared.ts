import pg from 'pg';

/** Runs of a text before it is prepared: parsing a rare one again costs less than keeping its plan. */
const runsBefore = 4;
/** Each connection keeps a plan of each prepared text, up to some 60 kB. */
const mostPrepared = 200;
const mostCounted = 2000;
const longest = 5000;

/** A migration of the next version may add a column, which changes the rows of a prepared `select *`. */
const allColumns = /^\s*select (?:"\w+"\.)?\*|[,)] (?:select )?(?:"\w+"\.)?\*|returning (?:"\w+"\.)?\*/i;

const runs = new Map<string, number>();
const names = new Map<string, string>();

/** The name of a text that is run often; it is the same on all connections. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= mostPrepared) return name;
  const before = runs.get(text) ?? 0;
  if (before < runsBefore) {
    if (before > 0 || (runs.size < mostCounted && text.length <= longest && !allColumns.test(text)))
      runs.set(text, before + 1);
    return undefined;
  }
  runs.delete(text);
  names.set(text, `fairway_${names.size + 1}`);
  return names.get(text);
}

/**
 * A connection that prepares the statements that are run often: PostgreSQL parses and plans them once per connection.
 * Not for a pooler in transaction mode, which gives each transaction another session.
 */
export class PreparingClient extends pg.Client {
  override query(...call: unknown[]) {
    const [text, values, ...rest] = call;
    const isStatement = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isStatement && rest.length === 0 ? nameOf(text) : undefined;
    return Reflect.apply(super.query, this, name === undefined ? call : [{ name, text, values }]) as never;
  }
}
