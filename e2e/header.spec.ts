import { expect, openAlive, test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

// The page is loaded and interactive, then the connection is lost.
test.beforeEach(async ({ page, context }) => {
  await openAlive(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
});

test('the menu of a phone opens at the first press, though the connection is lost', async ({
  page,
  texts,
}) => {
  const { header } = texts.kit;
  const opener = page.getByRole('button', { name: header.openMenu });
  await opener.tap();
  const drawer = page.getByRole('dialog', { name: header.menu });
  await expect(drawer.getByRole('heading', { name: header.menu })).toBeFocused();
  await expect(drawer.getByRole('navigation').getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a login that cannot be fetched shows an error, and opens after the page is reloaded', async ({
  page,
  context,
  texts,
}) => {
  const { header } = texts.kit;
  await page.getByRole('button', { name: header.login, exact: true }).tap();
  await expect(page.getByText(texts.portal.failure.partMissing)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: texts.portal.failure.reload, exact: true }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});
