import { atRest, bookableWeek, expect, logInByEmail, test } from './fixtures.ts';

const lane = `/shipPriceInfo?origin=CNSHA&destination=DEHAM&week=${bookableWeek}`;
const customer = 'Hansa Import GmbH';

test('a sailing is quoted, sent, opened by the customer without login, accepted, and seen in the list', async ({
  page,
  browser,
  texts,
  freshEmail,
}) => {
  test.slow();
  const { portal } = texts;
  await test.step('a member opens a sailing by the free trial', async () => {
    await page.goto(lane);
    await page.getByRole('button', { name: portal.header.login }).last().click();
    await logInByEmail(page, texts, freshEmail);
    await page.locator('a[href*="/sailDetail"]').filter({ visible: true }).first().click();
    await page.getByRole('button', { name: portal.subscribe.start.replace('{{days}}', '7') }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
  });

  const link = await test.step('three steps send a quotation', async () => {
    await page.getByRole('link', { name: portal.detail.quote }).click();
    await page.getByLabel(portal.quoteEditor.name).fill(customer);
    await page.getByLabel(portal.quoteEditor.margin, { exact: true }).fill('150');
    await page.getByRole('button', { name: portal.quoteEditor.preview }).click();
    await page.getByRole('button', { name: portal.quoteDetail.send }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: portal.quoteDetail.send }).click();
    await expect(page.getByText(portal.quote.profit)).toBeVisible();
    // The page reads the quotation again after it is sent; that response ends with the reload.
    await atRest(page);
    const answer = page.waitForResponse(/selectQuote/);
    await page.reload();
    const { data } = await (await answer).json();
    const { pathname, search } = new URL(data.link.url);
    return pathname + search;
  });

  await test.step('the customer reads it without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await plain.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText(portal.quote.total, { exact: true })).toBeVisible();
    await plain.close();
  });

  await test.step('the customer accepts on a phone, without a login, by a link in its former form', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const theirs = await phone.newPage();
    await theirs.goto(link.replace('?link=', '#'));
    await expect(theirs.getByRole('heading', { name: portal.quote.title })).toBeVisible();
    await expect(theirs.getByText(portal.quote.total, { exact: true })).toBeVisible();
    await expect(theirs.getByText(portal.quote.profit)).toHaveCount(0);
    await theirs.getByLabel(portal.quotation.name).fill('Ms Meyer');
    await theirs.getByRole('button', { name: portal.quotation.accept }).click();
    await expect(theirs.getByText(portal.quotation.accepted)).toBeVisible();
    await expect(theirs.locator(':focus')).toContainText(portal.quotation.accepted);
    await expect(theirs.locator(':focus')).toBeInViewport();
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await phone.close();
  });

  await test.step('the sender sees it in the list', async () => {
    await page.goto('/quotes');
    await expect(page.getByRole('link', { name: customer }).filter({ visible: true })).toBeVisible();
    await expect(
      page.getByText(portal.quote.states.accepted).filter({ visible: true }).first(),
    ).toBeVisible();
  });
});
