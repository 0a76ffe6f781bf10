import type pg from 'pg';
import { refusedStatement } from '../database/citus/statementRules.ts';

/** Refused or not, by the text of a statement: the texts of a server are few. */
const reasons = new Map<string, string | null>();

/** Lets a statement fail that Citus would refuse: the tests of an area find it on a plain PostgreSQL. */
export function refuseAsCitus(pool: pg.Pool): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    client.query = function (this: pg.PoolClient, ...call: unknown[]) {
      const [first] = call as [string | { readonly text?: string }];
      const text = (typeof first === 'string' ? first : first.text) ?? '';
      const known = reasons.get(text);
      const reason = known === undefined ? refusedStatement(text) : known;
      if (known === undefined) reasons.set(text, reason);
      if (reason) throw new Error(`Citus would refuse this: ${reason}: ${text}`);
      return Reflect.apply(query, this, call);
    } as typeof query;
  });
}
