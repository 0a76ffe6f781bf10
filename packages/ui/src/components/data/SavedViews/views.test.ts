import { expect, test } from 'vitest';
import { noPrefs } from '../DataGrid/machine/columnPrefs.ts';
import { createLocalViews } from './createLocalViews.ts';
import { isSameView, noViews, readViews, viewLimits, withView } from './views.ts';

const urgent = { name: '本周截单', prefs: { ...noPrefs, hidden: ['price'] }, query: 'sort=closing&size=50' };

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('views are kept for the next visit, and an empty list leaves nothing behind', () => {
  const storage = memory();
  createLocalViews('orders.views', () => storage).save([urgent]);
  const store = createLocalViews('orders.views', () => storage);
  expect(store.load()).toEqual([urgent]);
  store.save(noViews);
  expect(storage.getItem('orders.views')).toBeNull();
});

test('a view with a known name replaces that one at its place', () => {
  const other = { ...urgent, name: '全部' };
  const views = withView([urgent, other], { ...urgent, query: '' });
  expect(views.map(({ name, query }) => [name, query])).toEqual([
    ['本周截单', ''],
    ['全部', urgent.query],
  ]);
});

test('two views are the same whatever the order of their parameters and hidden columns', () => {
  expect(isSameView(urgent, { ...urgent, query: 'size=50&sort=closing' })).toBe(true);
  expect(isSameView(urgent, { ...urgent, query: 'sort=closing' })).toBe(false);
  expect(isSameView(urgent, { ...urgent, prefs: { ...noPrefs, widths: { price: 90 } } })).toBe(false);
});

test.each([
  ['no list', { name: 'x' }, 0],
  ['null', null, 0],
  ['entries that are no views', [null, 3, 'x', {}, { name: 4, query: '' }], 0],
  ['a name without characters', [{ ...urgent, name: '   ' }], 0],
  ['a name that is too long', [{ ...urgent, name: 'x'.repeat(viewLimits.name + 1) }], 0],
  ['a query that is too long', [{ ...urgent, query: 'x'.repeat(viewLimits.query + 1) }], 0],
  ['the same name twice', [urgent, urgent], 1],
  [
    'more views than are allowed',
    Array.from({ length: 99 }, (_, at) => ({ ...urgent, name: `v${at}` })),
    viewLimits.views,
  ],
  ['columns of another version', [{ ...urgent, prefs: { widths: { price: 'wide' }, order: 3 } }], 1],
])('reads stored views safely: %s', (_, stored, count) => {
  const views = readViews(stored);
  expect(views).toHaveLength(count);
  for (const { prefs } of views) expect(prefs).toMatchObject({ order: [] });
});
