import { expect, latestCode, logInByEmail, logInByPassword, test } from './fixtures.ts';

const password = 'Yangshan2026';

test('a new user sets a password, logs out everywhere, and logs in by it', async ({
  page,
  texts,
  freshEmail,
}) => {
  // A second code can be sent to one address after a minute, and a journey waits for it as a user does.
  test.setTimeout(150_000);
  const { portal, forms, kit } = texts;
  await page.goto('/?login=1');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/mySetting');
  const nickname = page.getByRole('textbox', { name: portal.mySetting.nickname });
  await nickname.fill('Harbour Lin');
  await page.getByRole('button', { name: portal.mySetting.save, exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(kit.header.account) })).toContainText(
    'Harbour Lin',
  );

  await page.goto('/security');
  await page.getByRole('button', { name: portal.security.setPassword }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByRole('textbox', { name: forms.code.label });
  const before = await latestCode(page, freshEmail);
  const ask = dialog.getByRole('button', { name: new RegExp(`${forms.code.send}|${forms.code.resend}`) });
  await expect(async () => {
    await ask.click({ timeout: 1000 });
    await expect(code).toBeFocused({ timeout: 2000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await expect.poll(() => latestCode(page, freshEmail)).not.toBe(before);
  await code.fill(await latestCode(page, freshEmail));
  await dialog.getByLabel(portal.security.newPassword, { exact: true }).fill(password);
  await dialog.getByLabel(portal.security.again, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: portal.security.setPassword }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: portal.security.logOutAll }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: portal.security.logOutAll }).click();
  await expect(page).toHaveURL(/\/loginAgain\?reason=everywhere/);
  await expect(page.getByText(portal.loginAgain.everywhere)).toBeVisible();

  await page.getByRole('link', { name: portal.loginAgain.login, exact: true }).click();
  await logInByPassword(page, texts, { name: freshEmail, portal: 'personal' }, password);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(kit.header.account) })).toContainText(
    'Harbour Lin',
  );
});
