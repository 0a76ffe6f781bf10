import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAddressParams } from './useAddressParams.ts';

type Address = ReturnType<typeof useAddressParams>;

const before = window.location.href;
const rows: Address[] = [];
let unmount = () => {};

function Table({ index }: { index: number }) {
  rows[index] = useAddressParams();
  return null;
}

const read = (index = 0) => rows[index]?.params.toString();
const write = (query: string, replace = false) =>
  flushSync(() => rows[0]?.onParamsChange(new URLSearchParams(query), { replace }));

beforeEach(() => {
  window.history.replaceState(null, '', '?page=2#list');
  const root = createRoot(document.createElement('div'));
  const tables = [0, 1].map((index) => createElement(Table, { index, key: index }));
  flushSync(() => root.render(tables));
  unmount = () => root.unmount();
});

afterEach(() => {
  unmount();
  window.history.replaceState(null, '', before);
});

test('a change is in the address, and in every table of the page', () => {
  write('page=3');
  expect(window.location.search).toBe('?page=3');
  expect(window.location.hash).toBe('#list');
  expect([read(0), read(1)]).toEqual(['page=3', 'page=3']);
});

test('back returns to the query before, and skips a query that was replaced', async () => {
  write('page=3');
  write('page=4', true);
  const step = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await step;
  await expect.poll(() => read()).toBe('page=2');
});
