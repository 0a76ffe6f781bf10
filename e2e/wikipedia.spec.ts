import { expect, test } from './fixtures.ts';

/** Names of this page's own elements, in both languages. */
const either = (zh: string, en: string) => new RegExp(`^(${zh}|${en})`);

test('a visitor finds a port by pinyin and reads how far it is by Suez and round the Cape', async ({
  page,
}) => {
  await page.goto('/wikipedia/harbour');
  await page.getByRole('searchbox', { name: either('查港口', 'Search ports') }).fill('shanghai');
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: either('港口', 'Ports') })
    .getByRole('link', { name: /CNSHA/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CNSHA');
  await expect(page.getByText(either('经苏伊士运河', 'Via the Suez Canal'))).toBeVisible();
  await expect(page.getByText(either('绕好望角', 'Round the Cape of Good Hope'))).toBeVisible();
  // Seven days of the port, each with its ships.
  const calls = page.getByRole('list', { name: /出发|Departures/ });
  await expect(calls.getByRole('listitem').first()).toBeVisible();
});

test('a visitor narrows the chart of all ports down to a country and opens a port on it, with the keys alone', async ({
  page,
}) => {
  await page.goto('/wikipedia/harbour');
  const chart = page.getByRole('list', { name: either('图上地点', 'Places on the map') });
  await expect(chart.getByRole('link')).toHaveCount(215);
  await page.getByLabel(either('国家和地区', 'Country or region')).selectOption('DE');
  await expect(chart.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveURL(/country=DE/);

  await page.getByRole('link', { name: /^(汉堡|Hamburg) DEHAM$/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /DEBRV$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DEBRV');
});

test('a visitor finds the code of goods and the cost of importing them', async ({ page }) => {
  await page.goto('/logisticsTool/HScode');
  await page.getByRole('searchbox', { name: either('查 HS 编码', 'Search HS codes') }).fill('znsj');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /8517\.1300\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('8517.1300.00');
  await expect(page.getByText(either('进口最惠国', 'Import, most favoured nation'))).toBeVisible();
  await page.getByRole('textbox', { name: either('另一个编码', 'Another code') }).fill('8517120090');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toContainText('8517.1200.90');
});

test('an expired code leads to what took its place', async ({ page }) => {
  await page.goto('/logisticsTool/HScodeDetail?code=8517120090');
  await page.getByRole('link', { name: /8517\.1300\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('8517.1300.00');
});

test('an unknown code becomes a search', async ({ page }) => {
  await page.goto('/logisticsTool/HScodeDetail?code=0000');
  await expect(page.getByRole('heading', { name: /没有找到|Nothing found/ })).toBeVisible();
});

test('a visitor searches all of the encyclopedia and lands on the article, its words marked', async ({
  page,
}) => {
  await page.goto('/wikipedia');
  await page
    .getByRole('searchbox', { name: either('在百科里搜索', 'Search the encyclopedia') })
    .fill('签发 提单');
  await page.keyboard.press('Enter');
  const articles = page.getByRole('list', { name: either('条文', 'Articles') });
  await articles.getByRole('link', { name: /第七十二条/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('海商法');
  await expect(page.locator('#article-72 mark').first()).toBeInViewport();
  await expect(page.getByText(either('引用前请注意', 'Before you quote'))).toBeVisible();
});

test('a visitor goes from a ship to its carrier and on to what else the carrier sails', async ({ page }) => {
  await page.goto('/wikipedia/shipInfo');
  await page.getByRole('searchbox', { name: either('查船舶', 'Search vessels') }).fill('IMO 9778791');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /MADRID MAERSK/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9778791');
  await page
    .getByRole('link', { name: either('马士基', 'Maersk') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MAEU');
  await expect(page.getByText(either('箱号前缀', 'Container prefixes'))).toBeVisible();

  // All its routes on this page, the next page of departures, and all its vessels in the list of vessels.
  await page.getByRole('button', { name: /^全部 \d+ 条航线$|^All \d+ routes$/ }).click();
  const routes = page.getByRole('list', { name: either('航线', 'Routes') }).getByRole('listitem');
  expect(await routes.count()).toBeGreaterThan(12);
  await page.getByRole('link', { name: either('下一页', 'Next page') }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: /^全部 \d+ 艘船$|^All \d+ vessels$/ }).click();
  await expect(page).toHaveURL(/shipInfo\?carrier=MAEU/);
  await expect(page.getByRole('list', { name: either('船舶', 'Vessels') })).toContainText('MAERSK');
});

test('a link to a repealed law opens its replacement, with a notice', async ({ page }) => {
  await page.goto('/wikipedia/regulationDetail?slug=import-export-tariff-regulations');
  await expect(
    page.getByText(/进出口关税条例|Regulations on Import and Export Duties/).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/关税法|Tariff Law/);
});

test.describe('a long law', () => {
  // Chromium ends the emulation of touch, and with it the sizes for a finger, just before a page is left.
  test.use({ hasTouch: false });

  test('a link to an article scrolls to it, and a reload keeps the scroll position', async ({ page }) => {
    const named = page.locator('#article-200');
    const later = page.locator('[data-later]');
    const top = async () => Math.round((await named.boundingBox())?.y ?? Number.NaN);
    await page.goto('/wikipedia/regulationDetail?slug=maritime-code#article-200');
    await expect(later).toHaveCount(0);
    await expect(named).toBeInViewport();
    expect(await top()).toBeLessThan(100);

    await page.evaluate(() => scrollBy({ top: 1500, behavior: 'instant' }));
    await expect(named).not.toBeInViewport();
    const left = await top();
    await page.reload();
    await expect(later).toHaveCount(0);
    expect(await top()).toBe(left);
  });
});
