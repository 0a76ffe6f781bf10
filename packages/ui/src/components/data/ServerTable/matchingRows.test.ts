import { expect, test } from 'vitest';
import type { TableQuery } from '../DataTable/tableQuery.ts';
import { type FetchPage, matchingKeys, rowBatches } from './matchingRows.ts';

const query: TableQuery = { page: 7, size: 10, sort: null, search: 'one', filters: {} };
const all = Array.from({ length: 25 }, (_, index) => `S${index}`);
const signal = new AbortController().signal;

/** A server with 25 rows; `total` may be unknown. */
function serverOf(knowsTotal: boolean, rows: readonly string[] = all) {
  const queries: TableQuery[] = [];
  const fetchPage: FetchPage<string> = async (request) => {
    queries.push(request);
    const from = (request.page - 1) * request.size;
    return { rows: rows.slice(from, from + request.size), total: knowsTotal ? rows.length : null };
  };
  return { queries, fetchPage };
}

async function keysOf(fetchPage: FetchPage<string>, size: number) {
  const lists: (readonly string[])[] = [];
  for await (const keys of matchingKeys(rowBatches(fetchPage, query, size), (row) => row, signal))
    lists.push(keys);
  return lists;
}

test.each([
  [true, 10, 3],
  [true, 25, 1],
  [false, 10, 3],
  // Without a total only an empty page shows that the last one was full.
  [false, 25, 2],
])('all rows from the first page on, with a total %s, %d a request', async (knowsTotal, size, requests) => {
  const server = serverOf(knowsTotal);
  expect(await keysOf(server.fetchPage, size)).toEqual([all]);
  expect(server.queries.map(({ page }) => page)).toEqual(Array.from({ length: requests }, (_, at) => at + 1));
  expect(server.queries[0]).toEqual({ ...query, page: 1, size });
});

test('no rows are one empty list', async () => {
  expect(await keysOf(serverOf(true, []).fetchPage, 10)).toEqual([[]]);
});

test('all keys are listed before the first action, which may change which rows match', async () => {
  const unpaid = new Set(all);
  const unpaidOnly: FetchPage<string> = (request) => serverOf(true, [...unpaid]).fetchPage(request, signal);
  for await (const keys of matchingKeys(rowBatches(unpaidOnly, query, 10), (row) => row, signal))
    for (const key of keys) unpaid.delete(key);
  expect([...unpaid]).toEqual([]);
});

test('a row that moved to the next page between two requests is listed once', async () => {
  const fetchPage: FetchPage<string> = async ({ page }) => ({
    rows: page === 1 ? ['a', 'b'] : ['b', 'c'],
    total: 4,
  });
  expect(await keysOf(fetchPage, 2)).toEqual([['a', 'b', 'c']]);
});

test('an aborted list requests no other page', async () => {
  const { fetchPage, queries } = serverOf(true);
  const stop = new AbortController();
  const stopping: FetchPage<string> = (request, signalOfRequest) => {
    stop.abort();
    return fetchPage(request, signalOfRequest);
  };
  const keys = matchingKeys(rowBatches(stopping, query, 10), (row) => row, stop.signal);
  await expect(keys.next()).rejects.toThrow();
  expect(queries).toHaveLength(1);
});
