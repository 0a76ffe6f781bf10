import type { QueryOf } from '@fairway/gateway/contract/call';
import { pageSizes } from '@fairway/gateway/contract/choices';
import type { order } from '@fairway/gateway/contract/order';
import type { OrderStatus } from '@fairway/trade';
import { matchKey, type TableQuery, tableQuery } from '@fairway/ui/table-query';
import { orderRecordAddress } from './address.ts';

/** Tabs in the specification's order (point 2); the numbers are those of the statuses (point 3). */
export const tabs = ['all', '2', '1', '3', '4'] as const;
export type Tab = (typeof tabs)[number];

const newestFirst = { column: 'createdAt', direction: 'descending' } as const;
/** The contract takes no longer keyword. */
const longestKeyword = 40;

const codec = tableQuery({
  sorts: ['createdAt', 'amount'],
  filters: { status: 'choice', made: 'days' },
  defaults: { sort: newestFirst },
});

/** Reads an address, mending what a hand-typed one gets wrong. */
export function readQuery(params: URLSearchParams): TableQuery {
  const query = codec.read(params);
  return { ...query, sort: query.sort ?? newestFirst, filters: withTab(query, tabOf(query)) };
}

/** The shortest address of a query. */
export function addressOf(query: TableQuery): string {
  const params = codec.write({ ...query, sort: query.sort ?? newestFirst }).toString();
  return params ? `${orderRecordAddress()}?${params}` : orderRecordAddress();
}

export function tabOf({ filters: { status } }: TableQuery): Tab {
  const first = status?.kind === 'choice' ? status.values[0] : undefined;
  return tabs.find((tab) => tab === first) ?? 'all';
}

/** The filters with another tab chosen. */
export function withTab({ filters }: TableQuery, tab: Tab): TableQuery['filters'] {
  const { status: _, ...others } = filters;
  return tab === 'all' ? others : { ...others, status: { kind: 'choice', values: [tab] } };
}

/** The query without what narrows it down, but for the tab. */
export function cleared(query: TableQuery): TableQuery {
  return { ...query, page: 1, search: '', filters: withTab({ ...query, filters: {} }, tabOf(query)) };
}

/** Whether anything beside the tab narrows the orders down. */
export function isNarrowed(query: TableQuery): boolean {
  return matchKey(query) !== matchKey(cleared(query));
}

/** The query as the gateway takes it. */
export function callOf(query: TableQuery): QueryOf<typeof order.selectPage> {
  const { page, size, sort, search } = query;
  const { made } = query.filters;
  const { from, to } = made?.kind === 'days' ? made : {};
  const tab = tabOf(query);
  return {
    page: Math.min(page, 100_000),
    limit: pageSizes.find((each) => each === size) ?? pageSizes[0],
    sort: sort?.column === 'amount' ? 'amount' : 'createdAt',
    order: sort?.direction === 'ascending' ? 'asc' : 'desc',
    ...(tab === 'all' ? {} : { status: Number(tab) as OrderStatus }),
    keyword: search
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestKeyword),
    ...(from ? { createdFrom: from } : {}),
    ...(to ? { createdTo: to } : {}),
  };
}
