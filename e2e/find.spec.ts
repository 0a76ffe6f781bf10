import { expect, test } from './fixtures.ts';

test('a reader goes to a port and a ship from anywhere, by keyboard alone', async ({ page }) => {
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
  // What was opened last is offered before anything is typed.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText('9778791');
});
