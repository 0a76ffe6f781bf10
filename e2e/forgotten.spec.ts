import { expect, latestCode, logInByPassword, test } from './fixtures.ts';

const password = 'Yangshan2026';
/** A sample account that no other journey uses: setting its password logs it out. */
const email = 'staff@example.com';

test('a forgotten password of a company account is set anew by a code, found from the login', async ({
  page,
  texts,
}) => {
  const { portal, forms, kit } = texts;
  await page.goto('/?login=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(kit.loginDialog.enterprise, { exact: true }).click();
  await dialog.getByRole('tab', { name: kit.loginDialog.password }).click();
  await dialog.getByRole('button', { name: kit.loginDialog.forgot }).click();
  await expect(page).toHaveURL(/\/forgetPassword\?loginPortal=2/);

  await page.getByText(portal.forget.email, { exact: true }).click();
  await page.getByRole('textbox', { name: forms.email.label }).fill(email);
  await page.getByRole('button', { name: forms.code.send }).click();
  await page.getByRole('textbox', { name: forms.code.label }).fill(await latestCode(page, email));
  await page.getByLabel(portal.forget.password, { exact: true }).fill(password);
  await page.getByLabel(portal.forget.again, { exact: true }).fill(password);
  await page.getByRole('button', { name: portal.forget.submit, exact: true }).click();
  await expect(page.getByText(portal.loginAgain.reset)).toBeVisible();

  await page.getByRole('link', { name: portal.loginAgain.login, exact: true }).click();
  await logInByPassword(page, texts, { name: email, portal: 'enterprise' }, password);
  await expect(page.getByRole('dialog')).toBeHidden();
});
