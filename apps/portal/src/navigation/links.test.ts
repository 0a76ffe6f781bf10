import { type AccountType, grants } from '@fairway/trade';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { menuPages, openPages, tabLinks } from './links.ts';

const pathsOf = (links: readonly { path: string }[]) => links.map(({ path }) => path);

test('a tab leads to its first page that is built, and is not there before', () => {
  const withCarriers = routes.filter(({ path }) => path === '/' || path.startsWith('/wikipedia/'));
  expect(tabLinks(withCarriers).map(({ tab, page }) => ({ tab, href: page.path }))).toEqual([
    { tab: 'home', href: '/' },
    { tab: 'encyclopedia', href: '/wikipedia/shippingCompany' },
  ]);
});

test("shows no orders in the menu to readers who cannot buy, and the structure only to the company's admin", () => {
  const of = (accountType: AccountType) => pathsOf(menuPages(grants[accountType], routes));
  const [admin, subAccount, personal] = ([1, 2, 3] as const).map(of);
  expect(admin).toEqual(expect.arrayContaining(['/orderRecord', '/companyFramework', '/security']));
  expect(subAccount).toContain('/security');
  expect(subAccount).not.toContain('/orderRecord');
  expect(personal).toContain('/orderRecord');
  expect(personal).not.toContain('/companyFramework');
});

test('the footer lists public pages, and no page that needs a parameter', () => {
  const listed = pathsOf(openPages(routes));
  expect(listed).toEqual(expect.arrayContaining(['/shipPriceInfo', '/wikipedia/harbour', '/aboutUs']));
  for (const other of ['/', '/sailDetail', '/wikipedia/harbourDetail', '/mySetting', '/notFound'])
    expect(listed).not.toContain(other);
});
