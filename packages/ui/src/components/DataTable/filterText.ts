import type { Filter } from './filterRows.ts';

/** A filter as an address says it: `pacific`, `direct` and `transfer`, `1000..2000`. */
export function writeFilter(filter: Filter | undefined): readonly string[] {
  if (!filter) return [];
  if (filter.kind === 'text') return filter.contains === '' ? [] : [filter.contains];
  if (filter.kind === 'choice') return [...filter.values];
  const { from, to } = filter;
  return from === undefined && to === undefined ? [] : [`${from ?? ''}..${to ?? ''}`];
}

/** The filter that an address says; null for what makes none. */
export function readFilter(kind: Filter['kind'], texts: readonly string[]): Filter | null {
  const [first = ''] = texts;
  if (kind === 'text') return { kind, contains: first };
  if (kind === 'choice') return { kind, values: [...new Set(texts.filter((text) => text !== ''))] };
  const [from = '', to = '', ...more] = first.split('..');
  if (more.length > 0) return null;
  return { kind, from: number(from), to: number(to) };
}

function number(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
