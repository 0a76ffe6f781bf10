import type { Messages } from '../types.ts';

export const tableFilters: Messages['tableFilters'] = {
  search: 'Search',
  open: 'Filter',
  count: (count) => `Filter, ${count} in use`,
  label: 'Filters',
  from: (field) => `${field}, at least`,
  to: (field) => `${field}, at most`,
  least: 'Min',
  most: 'Max',
  apply: 'Apply',
  clear: 'Clear all',
  active: 'Filters in use',
  contains: (field, text) => `${field} has “${text}”`,
  choice: (field, texts) => `${field}: ${texts}`,
  between: (field, from, to) => `${field} ${from}–${to}`,
  atLeast: (field, from) => `${field} ≥ ${from}`,
  atMost: (field, to) => `${field} ≤ ${to}`,
  remove: (filter) => `Remove filter: ${filter}`,
  listComma: ', ',
  order: (field) => `${field}: the minimum is above the maximum.`,
};
