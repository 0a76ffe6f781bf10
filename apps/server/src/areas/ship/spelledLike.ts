import { fold, foldShip } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { allowedTypos, closestOf, distancesToBeginnings } from '../../services/search/misspelling.ts';

/**
 * IMO numbers of the vessels whose name is spelled like a text: "ever gvien", "hmm algecirus". A part of a name counts
 * from the beginning of a word, unless only whole names are asked for. Those with the fewest wrong letters, whole names
 * before parts of names.
 */
export async function vesselsSpelledLike(
  db: Db,
  keyword: string,
  names: 'whole' | 'parts',
): Promise<string[]> {
  const typed = foldShip(keyword);
  const most = allowedTypos(typed);
  if (most === 0) return [];
  const initial = typed.charAt(0).toUpperCase();
  const { rows } = await sql<{ imo: string; name: string }>`
    select imo, name from vessel where name like ${`${initial}%`} or name like ${`% ${initial}%`}`.execute(
    db,
  );
  const candidates = rows.map(({ imo, name }) => ({ imo, ...distances(typed, name) }));
  const numbersBy = (distanceOf: (vessel: (typeof candidates)[number]) => number, mostTypos: number) =>
    closestOf(candidates, distanceOf, mostTypos).map(({ imo }) => imo);
  const byWhole = numbersBy(({ whole }) => whole, most);
  if (byWhole.length > 0 || names === 'whole') return byWhole;
  // With more wrong letters a part is like too many names.
  return numbersBy(({ part }) => part, 1);
}

/** Wrong letters of a text as the whole name of a vessel, and as the beginning of one of its words. */
function distances(typed: string, name: string): { whole: number; part: number } {
  const words = name.split(' ').map(fold);
  const rows = words
    .map((_, index) => words.slice(index).join(''))
    .map((ending) => (ending[0] === typed[0] ? distancesToBeginnings(typed, ending) : []));
  return {
    whole: rows[0]?.at(-1) ?? Number.POSITIVE_INFINITY,
    part: Math.min(...rows.flat()),
  };
}
