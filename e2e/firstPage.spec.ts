import type { Page } from '@playwright/test';
import { aliveEvent } from '../packages/site/src/firstPage/ids.ts';
import { expect, openAlive, test } from './fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page and the results can be read, in the reader’s language', async ({
    page,
    texts,
    phone,
  }) => {
    const { portal } = texts;
    await page.goto('/');
    await expect(page).toHaveTitle(`${portal.title.home} - ${portal.site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(portal.home.loginForPrices).filter({ visible: true }).first()).toBeVisible();

    await page.goto('/shipPriceInfo?origin=CNSHA&destination=USLAX');
    await expect(page.getByText(portal.freight.loginToView).filter({ visible: true }).first()).toBeVisible();
    if (!phone) await expect(page.getByRole('table')).toBeVisible();
  });
});

/** Blocks the page's scripts until they are released; the queue for presses exists once the page is parsed. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/libraries-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before the scripts are here', () => {
  let release = () => {};
  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
  });

  test('keeps typed text, and searches for it when they come', async ({ page, texts }) => {
    const origin = page.getByRole('combobox', { name: texts.portal.search.origin });
    await origin.fill('CNSHA');
    release();
    await expect(page.getByRole('option', { name: /CNSHA/ })).toBeVisible();
    await expect(origin).toHaveValue('CNSHA');
  });

  test('presses are queued, marked, and executed when the scripts arrive', async ({ page, texts }) => {
    const search = page.getByRole('button', { name: texts.portal.search.submit, exact: true });
    const swap = page.getByRole('button', { name: texts.portal.search.swap });
    await page.getByRole('combobox', { name: texts.portal.search.origin }).fill('CNSHA');
    await swap.click();
    await search.click();
    await expect(swap).toHaveAttribute('aria-busy', 'true');
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(texts.portal.search.originMissing)).toHaveCount(0);
    release();
    await expect(page.getByText(texts.portal.search.originMissing)).toBeVisible();
    await expect(search).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a message pasted before the scripts are here is read when they come', async ({ page, texts }) => {
  const release = await holdScripts(page);
  await page.goto('/logisticsTool/priceMessage', { waitUntil: 'domcontentloaded' });
  const { field, read } = texts.portal.priceMessage;
  const message = 'Shanghai - Hamburg MSK USD 1850/2900/2950\nNingbo - Hamburg MSK USD 1900/3000/3050';
  const box = page.getByRole('textbox', { name: field });
  await box.fill(message);
  await page.getByRole('button', { name: read, exact: true }).click();
  release();
  await expect(page.getByRole('table')).toContainText('1,850');
  await expect(box).toHaveValue(message);
});

test('a choice made before the scripts are loaded is queued, and applied when they arrive', async ({
  page,
  texts,
}) => {
  const release = await holdScripts(page);
  await page.goto('/shipPriceInfo?origin=CNSHA&destination=USLAX', { waitUntil: 'domcontentloaded' });
  const routing = page.getByRole('radiogroup', { name: texts.portal.freight.routing });
  await routing.getByText(texts.portal.freight.direct, { exact: true }).click();
  release();
  await expect(page).toHaveURL(/routing=direct/);
  await expect(page.getByRole('radio', { name: texts.portal.freight.direct })).toBeChecked();
});

test('a link followed while a search waits for the scripts opens, and no search is sent', async ({
  page,
}) => {
  const release = await holdScripts(page);
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/harbourDetail/, async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/wikipedia/harbour', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('searchbox');
  await box.fill('shanghai');
  await box.press('Enter');
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  // Searches that are made by the moment at which the page does what waited.
  const searches = page.evaluate(
    (event) =>
      new Promise<number>((resolve) => {
        let made = 0;
        document.addEventListener('submit', () => (made += 1), true);
        document.addEventListener(event, () => resolve(made), { once: true });
      }),
    aliveEvent,
  );
  const goal = page.waitForRequest(/harbourDetail/);
  // The port's row in the list; the name of its mark on the chart ends with the code.
  await page.getByRole('link', { name: /CNSHA ./ }).click({ noWaitAfter: true });
  await goal;
  release();
  expect(await searches).toBe(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CNSHA');
});

test('an order of rows chosen before the scripts are here is taken', async ({ page, texts, phone }) => {
  const release = await holdScripts(page);
  await page.goto('/shipPriceInfo?origin=CNSHA&destination=USLAX', { waitUntil: 'domcontentloaded' });
  const { sortBy, transit } = texts.portal.freight;
  if (phone) {
    await page.getByRole('combobox', { name: sortBy }).selectOption('transit');
  } else {
    await page.getByRole('columnheader', { name: transit }).getByRole('button').click();
  }
  release();
  await expect(page).toHaveURL(/sort=transit/);
});

test('a server-rendered page is hydrated without an error, and loads nothing again', async ({ page }) => {
  const faults: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => (line.type() === 'error' ? faults.push(line.text()) : undefined));
  // Requests for campaigns are sent once the page is idle; they are not part of the page.
  const isOfPage = (url: string) => url.includes('/api/') && !url.includes('/api/push/');
  page.on('request', (request) => (isOfPage(request.url()) ? calls.push(request.url()) : undefined));
  for (const address of [
    '/',
    '/shipPriceInfo?origin=CNSHA&destination=USLAX',
    '/agreement?type=privacy',
    // A row order without a column, an article next to its list, a chart, a map.
    '/insuranceCompany',
    '/newsInformation',
    '/dataChart',
    '/wikipedia/harbourDetail?code=DEHAM',
  ]) {
    await openAlive(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(faults).toEqual([]);
  expect(calls).toEqual([]);
});

test('a server-rendered page is painted with two sheets, and a page opened later loads its own', async ({
  page,
  texts,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => (request.url().endsWith('.css') ? sheets.push(request.url()) : undefined));
  await openAlive(page, '/newsInformation');
  await page.waitForLoadState('networkidle');
  // The search over everything is prefetched once the page is idle.
  expect(sheets.filter((url) => !/\/Find-/.test(url))).toHaveLength(2);
  // The head requests its font, before a style needs it.
  await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(1);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.portal.title.hsCode, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The two initial sheets, and those that the other page adds; each has its rules.
  const styled = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
      return links.length > 2 && links.every(({ sheet }) => sheet !== null);
    });
  await expect.poll(styled).toBe(true);
});

test('the gateway is here when the connection goes, and the search works again when it is back', async ({
  page,
  context,
  texts,
}) => {
  const prefetched = page.waitForEvent('requestfinished', (request) => /\/gateway-/.test(request.url()));
  await page.goto('/');
  await prefetched;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const origin = page.getByRole('combobox', { name: texts.portal.search.origin });
  await origin.fill('CNSHA');
  await expect(page.getByText(texts.kit.combobox.failed, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: texts.kit.common.retry }).click();
  await expect(page.getByRole('option', { name: /CNSHA/ })).toBeVisible();
});

test('a logged-in user never sees a page rendered for a visitor', async ({ page, texts }) => {
  await page.goto('/');
  await page.evaluate(() => cookieStore.set({ name: 'member', value: '1' }));
  const answer = await page.request.get('/', {
    headers: { cookie: 'member=1', 'accept-language': texts.kit.lang },
  });
  expect(await answer.text()).toContain('<div id="root"></div>');
});

test('one server draws every language at the same moment', async ({ page }) => {
  const titlesOf = async (languages: string) => {
    const answer = await page.request.get('/agreement', { headers: { 'accept-language': languages } });
    return answer.text();
  };
  const languages = ['zh-CN', 'en-GB', 'zh-CN', 'en-GB'];
  const pages = await Promise.all(languages.map(titlesOf));
  expect(
    pages.map((html) => [/<html lang="([^"]+)"/.exec(html)?.[1], /<h1[^>]*>([^<]+)/.exec(html)?.[1]]),
  ).toEqual([
    ['zh-CN', '服务协议'],
    ['en', 'Service Agreement'],
    ['zh-CN', '服务协议'],
    ['en', 'Service Agreement'],
  ]);
});
