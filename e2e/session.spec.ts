import { expect, lane, logInByEmail, test } from './fixtures.ts';

test('a code is held back for a minute, over a reload and a closed dialog', async ({ page, said, freshEmail }) => {
  const { portal, forms } = said;
  await page.goto('/?login=1');
  const dialog = page.getByRole('dialog');
  const openEmail = async () => {
    await dialog.getByRole('button', { name: portal.login.useEmail }).click();
    await dialog.getByRole('textbox', { name: forms.email.label }).fill(freshEmail);
  };
  await openEmail();
  await dialog.getByRole('button', { name: forms.code.send }).click();
  const waiting = dialog.getByRole('button', { name: /\d+ ?(秒|s)/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await openEmail();
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
});

test('a second device is asked for, and the first is told', async ({ browser, page, said, locale, viewport, baseURL }) => {
  const { portal, forms } = said;
  const account = { account: `second-${locale}-${viewport?.width}@example.com`.toLowerCase() };
  await page.goto('/?login=1');
  await logInByEmail(page, said, account.account);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(lane);

  const other = await browser.newContext({ locale, viewport, baseURL, timezoneId: 'Asia/Shanghai' });
  const second = await other.newPage();
  await second.clock.install();
  await second.goto('/?login=1');
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: portal.login.useEmail }).click();
  await expect(dialog.getByRole('textbox', { name: forms.email.label })).toBeVisible();
  await other.close();
});
