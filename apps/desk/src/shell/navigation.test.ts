import type { QueueCount } from '@fairway/gateway/contract/transferReview';
import { expect, test } from 'vitest';
import { tabPages } from '../routes.ts';
import { navigationOf } from './navigation.ts';

const named = (roles: Parameters<typeof tabPages>[0]) =>
  navigationOf(tabPages(roles), [], { page: ({ tab }) => tab, group: (group) => group }).map(
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
  const items = navigationOf(tabPages(roles), [], {
    page: ({ tab }) => tab,
    group: (group) => group,
  }).flatMap((group) => group.items);
  expect(items.length).toBeGreaterThan(15);
  expect(items.filter(({ icon }) => icon === undefined).map(({ key }) => key)).toEqual([]);
});

test('a tab counts the cases that wait in all of its queues', () => {
  const queue = (name: QueueCount['queue'], waiting: number): QueueCount => ({
    queue: name,
    waiting,
    late: 0,
    dueToday: 0,
  });
  const items = navigationOf(
    tabPages(['reviewer', 'finance']),
    [queue('companyCertifications', 3), queue('personalCertifications', 5), queue('transfers', 6)],
    { page: ({ tab }) => tab, group: (group) => group },
  ).flatMap((group) => group.items);
  const counts = Object.fromEntries(items.map(({ key, count }) => [key, count]));
  expect(counts).toMatchObject({ certifications: 8, transfers: 6, invoices: 0, home: 0 });
});
