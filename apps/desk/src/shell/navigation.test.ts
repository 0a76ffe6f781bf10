import { expect, test } from 'vitest';
import { tabPages } from '../routes.ts';
import { navigationOf } from './navigation.ts';

const named = (roles: Parameters<typeof tabPages>[0]) =>
  navigationOf(tabPages(roles), { page: ({ tab }) => tab, group: (group) => group }).map(
    ({ label, items }) => [label, items.map(({ key }) => key)],
  );

test.each<[Parameters<typeof tabPages>[0], ReturnType<typeof named>]>([
  [[], [[undefined, ['home']]]],
  [
    ['finance'],
    [
      [undefined, ['home']],
      ['review', ['transfers', 'invoices', 'remittances']],
    ],
  ],
  [
    ['pricing'],
    [
      [undefined, ['home']],
      ['data', ['seaRoutes', 'surcharges', 'demurrageTariffs', 'imports']],
    ],
  ],
])('%j: the groups that have a page for these roles', (roles, expected) => {
  expect(named(roles)).toEqual(expected);
});

test('every page has an icon, which is all that a collapsed navigation shows of it', () => {
  const roles = ['admin', 'reviewer', 'editor', 'pricing', 'finance'] as const;
  const items = navigationOf(tabPages(roles), { page: ({ tab }) => tab, group: (group) => group }).flatMap(
    (group) => group.items,
  );
  expect(items.length).toBeGreaterThan(15);
  expect(items.filter(({ icon }) => icon === undefined).map(({ key }) => key)).toEqual([]);
});
