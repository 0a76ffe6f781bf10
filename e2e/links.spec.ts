import { atRest, expect, openAlive, test } from './fixtures.ts';

test('a link is followed in the page that is there, beside it when Ctrl is held, and stands in the history once', async ({
  page,
  context,
  said: { portal },
}) => {
  await openAlive(page, '/newsInformation');
  // A footer that moves between a press and its release hears of neither.
  await atRest(page);
  const laws = page
    .getByRole('contentinfo')
    .getByRole('link', { name: portal.title.regulations, exact: true });
  await page.evaluate(() => document.body.setAttribute('data-here-before', ''));

  const beside = context.waitForEvent('page');
  await laws.click({ modifiers: ['ControlOrMeta'] });
  await expect(await beside).toHaveURL(/\/wikipedia\/regulations$/);
  await expect(page).toHaveURL(/\/newsInformation$/);

  await laws.click();
  await expect(page).toHaveURL(/\/wikipedia\/regulations$/);
  await laws.click();
  await expect(page.getByRole('heading', { level: 1, name: portal.title.regulations })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/newsInformation$/);
  await expect(page.locator('body[data-here-before]')).toBeAttached();
});

test('an address that the browser loads begins at its top, however far the page before was scrolled; a page loaded again stays where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await openAlive(page, '/aboutUs');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(scrolled).toBe(400);
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect.poll(scrolled).toBe(400);
  await page.goto('/wikipedia/regulations');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await atRest(page);
  expect(await scrolled()).toBe(0);
});
