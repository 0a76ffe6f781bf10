import pg from 'pg';

/** Runs of a text before it is prepared: parsing a rare one again costs less than keeping its plan. */
const runsBefore = 4;
/** Each connection keeps a plan of each prepared text, up to some 60 kB. */
const mostPrepared = 200;
const mostCounted = 2000;
const longest = 5000;

/** A migration of the next version may add a column, which changes the rows of a prepared `select *`. */
const allColumns = /^\s*select (?:"\w+"\.)?\*|[,)] (?:select )?(?:"\w+"\.)?\*|returning (?:"\w+"\.)?\*/i;

/** Counts the runs of texts and names those that are run often; a name is the same on all connections of a pool. */
class StatementNames {
  readonly #runs = new Map<string, number>();
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostPrepared) return name;
    if (text.length > longest || allColumns.test(text)) return undefined;
    const runs = this.#runs.get(text) ?? 0;
    if (runs < runsBefore) {
      // Texts that are run often are counted again within a moment.
      if (this.#runs.size >= mostCounted) this.#runs.clear();
      this.#runs.set(text, runs + 1);
      return undefined;
    }
    this.#runs.delete(text);
    this.#names.set(text, `fairway_${this.#names.size + 1}`);
    return this.#names.get(text);
  }
}

/**
 * Returns the client of a pool whose connections prepare the statements that are run often: PostgreSQL parses and plans
 * them once per connection. Not for a pooler in transaction mode, which gives each transaction another session.
 */
export function preparingClient(): typeof pg.Client {
  const names = new StatementNames();
  return class extends pg.Client {
    override query(...call: unknown[]) {
      const [text, values, ...rest] = call;
      const isStatement = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isStatement && rest.length === 0 ? names.nameOf(text) : undefined;
      return Reflect.apply(super.query, this, name === undefined ? call : [{ name, text, values }]) as never;
    }
  };
}
