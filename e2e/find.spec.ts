import { expect, openAlive, test } from './fixtures.ts';

test('a reader opens a port and a ship from any page, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: /订单号|order number/ });
  const find = async (keyword: string, name: RegExp) => {
    // Scripts may still be on their way.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused({ timeout: 1000 });
    }).toPass();
    await box.fill(keyword);
    await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
  };
  await find('CNSHA', /CNSHA/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CNSHA');
  await find('9778791', /9778791/);
  await expect(page).toHaveURL(/shipDetail/);
  // Recently opened items are offered before anything is typed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText('9778791');
});

test('a number typed on the home page is looked for where cargo is tracked, also before scripts are here', async ({
  page,
  texts,
  browser,
}) => {
  const { home } = texts.portal;
  await openAlive(page, '/');
  await page.getByRole('textbox', { name: home.track }).fill('CSNU6218474');
  await page.getByRole('button', { name: home.trackAct, exact: true }).click();
  await expect(page).toHaveURL(/\/logisticsTool\/cargoTracking\?number=CSNU6218474$/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/');
  const box = still.locator('input[name="number"]');
  await box.fill('CSNU6218474');
  await box.press('Enter');
  await expect(still).toHaveURL(/\/logisticsTool\/cargoTracking\?number=CSNU6218474$/);
  await plain.close();
});
