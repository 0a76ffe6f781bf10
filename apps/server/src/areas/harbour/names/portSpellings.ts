import { fold } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { PortSpellings } from './closestPorts.ts';

/** Cached by each server: they change only with a release. */
const cachedSpellings = new WeakMap<Db, readonly PortSpellings[]>();

/** Every container port by everything that it is called. */
export async function portSpellings(db: Db): Promise<readonly PortSpellings[]> {
  const cached = cachedSpellings.get(db);
  if (cached) return cached;
  const rows = await db
    .selectFrom('port')
    .innerJoin('portTerm', 'portTerm.portCode', 'port.code')
    .select(['code', 'countryCode', 'countryZh', 'countryEn', sql<string[]>`array_agg(term)`.as('terms')])
    .where('containerPort', '=', true)
    .groupBy('port.code')
    .execute();
  const spellings = rows.map(({ code, countryCode, countryZh, countryEn, terms }) => ({
    code,
    terms: new Set(terms),
    countryCode: countryCode.toLowerCase(),
    country: new Set([countryZh, ...endingsOf(countryEn)].map(fold)),
  }));
  // A server may be asked before its first start has loaded the ports.
  if (spellings.length > 0) cachedSpellings.set(db, spellings);
  return spellings;
}

/** `South Korea` and `Korea`. */
function endingsOf(name: string): string[] {
  const words = name.split(/\s+/u);
  return words.map((_, index) => words.slice(index).join(' '));
}
