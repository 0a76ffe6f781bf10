import type { Filter } from './filterRows.ts';

/** Formats a filter for the address: `pacific`, `direct` and `transfer`, `1000..2000`, `2026-11-01..2026-11-20`. */
export function writeFilter(filter: Filter | undefined): readonly string[] {
  if (!filter) return [];
  if (filter.kind === 'text') return filter.contains === '' ? [] : [filter.contains];
  if (filter.kind === 'choice') return [...filter.values];
  const { from, to } = filter;
  return from === undefined && to === undefined ? [] : [`${from ?? ''}..${to ?? ''}`];
}

/** Parses a filter from the address; null if it is invalid. */
export function readFilter(kind: Filter['kind'], texts: readonly string[]): Filter | null {
  const [first = ''] = texts;
  if (kind === 'text') return { kind, contains: first };
  if (kind === 'choice') return { kind, values: [...new Set(texts.filter((text) => text !== ''))] };
  const [from = '', to = '', ...more] = first.split('..');
  if (more.length > 0) return null;
  return kind === 'days'
    ? { kind, from: dayOf(from), to: dayOf(to) }
    : { kind, from: number(from), to: number(to) };
}

/** A day that exists, `2026-11-20`; undefined for any other text. */
export function dayOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  // The thirtieth of February would be read as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}

function number(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
