import { expect, test } from './fixtures.ts';

test('a missing page responds with 404 and shows the not-found page', async ({ page, texts: { portal } }) => {
  for (const address of ['/no/such/page', '/wikipedia/harbourDetail?code=ZZZZZ']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(/\/notFound$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.failure.notFoundTitle);
  }
});

test('the server responds with each kind of page that people share', async ({ request }) => {
  for (const address of [
    '/shipPriceInfo?origin=CNSHA&destination=USLAX',
    '/routeCalendar?origin=CNSHA&destination=USLAX',
    '/dataChart?origin=CNSHA&destination=USLAX',
    '/wikipedia/harbourDetail?code=CNSHA',
    '/wikipedia/shippingDetail?code=MAEU',
    '/wikipedia/shipDetail?imo=9811000',
    '/logisticsTool/shipLocation?imo=9811000',
    '/logisticsTool/HScodeDetail?code=847130',
    '/logisticsTool/demurrage',
  ]) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(answer.status(), address).toBe(200);
    // Drawn by the server: the names of what the page is about are in its title.
    expect(await answer.text(), address).toMatch(/<title>[^<]+ - Fairway/);
  }
});

test('an address is shown in its requested language, until the reader chooses another', async ({
  page,
  locale,
  texts,
}) => {
  const [language, other] = locale?.startsWith('zh') ? ['zh', 'en'] : ['en', 'zh'];
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/aboutUs?type=contact&lang=${other}`);
  await expect(heading).not.toHaveText(texts.portal.about.contact);
  const own = page.locator('head link[rel=canonical]');
  await expect(own).toHaveAttribute('href', new RegExp(`/aboutUs\\?type=contact&lang=${other}$`));

  await page.goto(`/aboutUs?type=contact&lang=${language}`);
  await expect(heading).toHaveText(texts.portal.about.contact);
});

test('search engines find every port in the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap/ports-1.xml');
  expect(await (await request.get('/sitemap/ports-1.xml')).text()).toContain('code=CNSHA&amp;lang=zh');
});

test('a link is shown with the picture of its tab, in the language of its address', async ({
  page,
  request,
}) => {
  for (const [address, picture] of [
    ['/wikipedia/harbourDetail?code=CNSHA&lang=zh', '/share/encyclopedia.zh.png'],
    ['/logisticsTool/HScode?lang=en', '/share/tools.en.png'],
    ['/agreement?lang=en', '/share/home.en.png'],
  ] as const) {
    await page.goto(address);
    const image = page.locator('head meta[property="og:image"]');
    await expect(image).toHaveAttribute('content', new RegExp(`^http.*${picture}$`));
    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});
