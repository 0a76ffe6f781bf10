import type { LoaderArgs } from '@fairway/site';
import { expect, test } from 'vitest';

type Listed = { readonly page?: object; readonly loader: (args: LoaderArgs) => Promise<unknown> };
const lists = Object.entries(import.meta.glob<Listed>('./screens/*/*/loader.ts', { eager: true })).filter(
  ([, { page }]) => page !== undefined,
);

const standsOn = ['audit/log', 'people/people', 'transfers/transfers', 'certifications/certifications'];
const more = ['invoices/invoices', 'insurance/insurance', 'news/news', 'seaRoutes/seaRoutes'];

test('every list of the office has the one shape', () => {
  const folders = lists.map(([file]) => file.replace(/^\.\/screens\/|\/loader\.ts$/g, ''));
  expect(folders).toEqual(expect.arrayContaining([...standsOn, ...more, 'surcharges/surcharges']));
});

test.each(lists)('a page past the end of %s leads to its last page', async (_, { loader }) => {
  const args = {
    search: new URLSearchParams('page=99&keyword=a'),
    now: () => new Date('2026-11-18T00:00:00Z'),
    read: async () => ({ rows: [], total: 25 }),
  } as unknown as LoaderArgs;
  const led: unknown = await loader(args).catch((response: unknown) => response);
  expect(led).toBeInstanceOf(Response);
  expect((led as Response).headers.get('location')).toMatch(/\?keyword=a&page=3$/);
});
