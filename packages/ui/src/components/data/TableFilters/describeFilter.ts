import type { Messages } from '../../../messages/types.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { isDay } from '../../dates/Calendar/isDay.ts';
import { writeDay } from '../../dates/DatePicker/written.ts';
import type { Filter } from '../DataTable/filterRows.ts';
import type { FilterField } from './types.ts';

/** A filter in a few words, such as "40HQ 1,000–2,000"; empty for one that lets everything pass. */
export function describeFilter(
  field: FilterField,
  filter: Filter,
  { tableFilters: t, lang }: Pick<Messages, 'tableFilters' | 'lang'>,
): string {
  if (filter.kind === 'text')
    return filter.contains.trim() ? t.contains(field.label, filter.contains.trim()) : '';
  if (filter.kind === 'choice') {
    const options = field.kind === 'choice' ? field.options : [];
    const names = filter.values.map((value) => options.find((each) => each.value === value)?.label ?? value);
    return names.length > 0 ? t.choice(field.label, names.join(t.listComma)) : '';
  }
  if (filter.kind === 'days') {
    const write = (day: string | undefined) => (isDay(day) ? writeDay(day, lang) : day);
    const [from, to] = [write(filter.from), write(filter.to)];
    if (from && to) return from === to ? t.on(field.label, from) : t.between(field.label, from, to);
    if (from) return t.since(field.label, from);
    return to ? t.until(field.label, to) : '';
  }
  const { from, to } = filter;
  const format = numbersOf(lang);
  if (from !== undefined && to !== undefined) return t.between(field.label, format(from), format(to));
  if (from !== undefined) return t.atLeast(field.label, format(from));
  return to === undefined ? '' : t.atMost(field.label, format(to));
}
