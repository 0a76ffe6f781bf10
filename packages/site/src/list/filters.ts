import { type ListEntry, type Listing, type ListQuery, namesOf } from '@fairway/gateway/contract/listing';
import type { Filters } from '@fairway/ui';

type Entries = Readonly<Record<string, ListEntry>>;

/** The filters of a query as the kit's tools take them. */
export function toFilters<L extends Listing>({ filters }: L, query: ListQuery<L>): Filters {
  const values = query as unknown as Entries;
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]): [string, Filters[string]][] => {
      if (filter.kind === 'choice') {
        const value = values[name];
        const idle = value === undefined || value === filter.standard;
        return idle ? [] : [[name, { kind: 'choice', values: [String(value)] }]];
      }
      if (filter.kind === 'choices' || filter.kind === 'codes') {
        const chosenValues = values[name];
        return Array.isArray(chosenValues)
          ? [[name, { kind: 'choice', values: chosenValues.map(String) }]]
          : [];
      }
      const [from, to] = namesOf(name, filter).map((entry) => values[entry]);
      if (from === undefined && to === undefined) return [];
      return [[name, { kind: 'days', from: text(from), to: text(to) }]];
    }),
  );
}

/** Returns the query entries for the kit's filters; those that are not named are dropped. */
export function fromFilters<L extends Listing>(
  { filters }: L,
  names: readonly string[],
  selected: Filters,
): Partial<ListQuery<L>> {
  const entries = names.flatMap((name): [string, ListEntry][] => {
    const filter = filters[name];
    const set = selected[name];
    if (!filter) return [];
    if (filter.kind === 'choice') {
      const [selectedValues] = set?.kind === 'choice' ? set.values : [];
      return [[name, filter.values.find((value) => String(value) === selectedValues) ?? filter.standard]];
    }
    if (filter.kind === 'choices') {
      const selectedValues = new Set(set?.kind === 'choice' ? set.values : []);
      const values = filter.values.filter((value) => selectedValues.has(String(value)));
      return [[name, values.length > 0 ? values : undefined]];
    }
    if (filter.kind === 'codes') {
      const codes = set?.kind === 'choice' ? set.values : [];
      return [[name, codes.length > 0 ? codes : undefined]];
    }
    const { from, to } = set?.kind === 'days' ? set : {};
    const [fromName = '', toName = ''] = namesOf(name, filter);
    return [
      [fromName, from],
      [toName, to],
    ];
  });
  return Object.fromEntries(entries) as Partial<ListQuery<L>>;
}

const text = (value: ListEntry) => (value === undefined ? undefined : String(value));
