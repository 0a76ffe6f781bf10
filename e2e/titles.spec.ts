import { expect, openAlive, test } from './fixtures.ts';

const portOf = (code: string) => `/wikipedia/harbourDetail?code=${code}`;

test('two ports in two tabs have different titles, both server-rendered and hydrated', async ({
  page,
  texts: { portal },
}) => {
  const end = ` - ${portal.title.port} - ${portal.site.name}`;
  const titles: string[] = [];
  for (const code of ['CNSHA', 'NLRTM']) {
    const html = (await (await page.goto(portOf(code)))?.text()) ?? '';
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title).toContain(code);
    expect(title.endsWith(end)).toBe(true);
    // The link preview has the same name.
    expect(html).toContain(`<meta property="og:title" content="${title.slice(0, -end.length)}">`);
    await openAlive(page, portOf(code));
    await expect(page).toHaveTitle(title);
    titles.push(title);
  }
  expect(new Set(titles).size).toBe(2);

  // The name goes with its page.
  await page.goBack();
  await expect(page).toHaveTitle(titles[0] ?? '');
});

test('a tracked number is private and appears in no title', async ({ page, texts: { portal } }) => {
  await openAlive(page, '/logisticsTool/cargoTracking?number=MSKU1234565');
  await expect(page).toHaveTitle(`${portal.title.cargoTracking} - ${portal.site.name}`);
});

test('a page that fails is not called after the one before it', async ({ page, texts: { portal } }) => {
  await openAlive(page, portOf('CNSHA'));
  await expect(page).toHaveTitle(/CNSHA/);
  await page.route('**/api/harbour/detail**', (route) =>
    route.fulfill({ status: 500, body: 'out of order' }),
  );
  const other = page
    .locator('main a[href*="/wikipedia/harbourDetail?code="]')
    .filter({ visible: true })
    .first();
  await other.click();
  await expect(page).not.toHaveTitle(/CNSHA/);
  await expect(page).toHaveTitle(`${portal.title.port} - ${portal.site.name}`);
});
