import type { Found } from '@fairway/gateway/contract/search';

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.-]/gu, '');

/** Puts kinds that hold exactly what was typed, by key or by name, before all others. */
export function ranked(kinds: readonly (readonly Found[])[], keyword: string): Found[] {
  const typed = folded(keyword);
  const isExact = ({ key, name }: Found) => folded(key) === typed || folded(name) === typed;
  const exact = kinds.filter((rows) => rows.some(isExact));
  return [...exact, ...kinds.filter((rows) => !exact.includes(rows))].flat();
}
