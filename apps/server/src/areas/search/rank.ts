import type { SearchHit } from '@fairway/gateway/contract/search';
import { fold, foldShip } from '@fairway/trade';

/** Puts kinds with an exact match, by key or by name, before all others. */
export function ranked(kinds: readonly (readonly SearchHit[])[], keyword: string): SearchHit[] {
  const typed = [fold(keyword), foldShip(keyword)];
  // A note has the name in the other language.
  const isExact = ({ key, name, note }: SearchHit) =>
    [key, name, ...note.split(' · ')].some((text) => text !== '' && typed.includes(fold(text)));
  const exact = kinds.filter((rows) => rows.some(isExact));
  return [...exact, ...kinds.filter((rows) => !exact.includes(rows))].flat();
}
