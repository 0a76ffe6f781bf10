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
