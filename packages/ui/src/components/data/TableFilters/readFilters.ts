import { type Filter, type Filters, isIdle } from '../DataTable/filterRows.ts';
import { dayOf } from '../DataTable/filterText.ts';
import type { FilterField } from './types.ts';

/** Values of a filter form, or the field whose minimum is above its maximum. */
export type FormFilters = { readonly filters: Filters } | { readonly wrongOrder: string };

/** Reads the form: names are the fields' keys, ranges end in `.from` and `.to`; full-width digits and commas count. */
export function readFilters(fields: readonly FilterField[], form: FormData): FormFilters {
  const entries: [string, Filter][] = [];
  for (const { key, kind } of fields) {
    const filter = readField(key, kind, form);
    if (
      (filter.kind === 'range' || filter.kind === 'days') &&
      filter.from !== undefined &&
      filter.to !== undefined &&
      filter.from > filter.to
    )
      return { wrongOrder: key };
    if (!isIdle(filter)) entries.push([key, filter]);
  }
  return { filters: Object.fromEntries(entries) };
}

function readField(key: string, kind: Filter['kind'], form: FormData): Filter {
  if (kind === 'text') return { kind, contains: String(form.get(key) ?? '').trim() };
  if (kind === 'choice') return { kind, values: form.getAll(key).map(String) };
  if (kind === 'days') return { kind, from: day(form.get(`${key}.from`)), to: day(form.get(`${key}.to`)) };
  return { kind, from: number(form.get(`${key}.from`)), to: number(form.get(`${key}.to`)) };
}

const day = (input: unknown) => dayOf(String(input ?? ''));

function number(typed: unknown): number | undefined {
  const text = String(typed ?? '')
    .normalize('NFKC')
    .replaceAll(/[,\s]/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}
