import { readFile } from 'node:fs/promises';
import { expect, latestCode, logInByEmail, script, test } from './fixtures.ts';

test('a person takes a copy of their data, reads what closing the account means, and keeps it', async ({
  page,
  texts,
  freshEmail,
}) => {
  test.slow();
  const { mySetting } = texts.portal;
  await page.goto('/mySetting?login=1');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/mySetting');
  await page.getByRole('textbox', { name: mySetting.nickname }).fill(script);
  await page.getByRole('button', { name: mySetting.save, exact: true }).click();
  await expect(page.getByText(mySetting.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText(script).first()).toBeVisible();

  const file = page.waitForEvent('download');
  const before = await latestCode(page, freshEmail);
  await page.getByRole('button', { name: mySetting.exportAct, exact: true }).click();
  const copy = page.getByRole('dialog', { name: mySetting.exportName });
  const code = copy.getByRole('textbox', { name: texts.forms.code.label });
  const { send, resend } = texts.forms.code;
  await expect(async () => {
    await copy.getByRole('button', { name: new RegExp(`${send}|${resend}`) }).click({ timeout: 1000 });
    await expect(code).toBeFocused({ timeout: 2000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await expect.poll(() => latestCode(page, freshEmail)).not.toBe(before);
  await code.fill(await latestCode(page, freshEmail));
  await copy.getByRole('button', { name: mySetting.exportAct }).click();
  // The consent given at registration is listed.
  await expect(page.getByRole('paragraph').filter({ hasText: mySetting.consentKind.privacy })).toBeVisible();
  const zip = await readFile(await (await file).path());
  // A ZIP file: the tests of its area read its contents.
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: mySetting.closeAct, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: mySetting.closeTitle });
  await dialog.getByRole('button', { name: mySetting.closeAct }).click();
  await expect(dialog.getByText(mySetting.mustAgree)).toBeVisible();
  await dialog.getByRole('button', { name: mySetting.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: mySetting.closeAct, exact: true })).toBeVisible();
});
