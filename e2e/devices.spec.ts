import { accountsOf, test as base, expect, lane, logInAfresh, logInByPassword } from './fixtures.ts';

interface TwoDevices {
  /** Logs this page in and opens the results, then lets a second device log in and take the account over. */
  takenOver: (whichAccount: 0 | 1) => Promise<void>;
}

const test = base.extend<TwoDevices>({
  takenOver: async ({ browser, page, texts, project, locale, viewport, baseURL }, use) => {
    const { portal, kit } = texts;
    await use(async (whichAccount) => {
      const account = accountsOf(project)[whichAccount];
      await page.goto('/?login=1');
      await logInAfresh(page, texts, account);
      await page.goto(lane);
      await expect(page.getByText(portal.freight.loginToView)).toHaveCount(0);

      const context = await browser.newContext({ locale, viewport, baseURL, timezoneId: 'Asia/Shanghai' });
      const other = await context.newPage();
      await other.goto('/?login=1');
      await logInByPassword(other, texts, account);
      const question = other.getByRole('alertdialog', { name: portal.login.otherDeviceTitle });
      await question.getByRole('button', { name: portal.login.force }).click();
      await expect(other.getByRole('dialog')).toBeHidden();
      await expect(other.getByRole('button', { name: new RegExp(kit.header.account) })).toBeVisible();
      await context.close();
    });
  },
});

test('a second device confirms and takes over, and the first one shows a message', async ({
  page,
  texts,
  takenOver,
}) => {
  const { portal } = texts;
  await takenOver(0);

  const routing = page.getByRole('radiogroup', { name: portal.freight.routing });
  await routing.getByText(portal.freight.direct, { exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: portal.failure.sessionTitle });
  await expect(dialog).toBeVisible();
  // The page stays, now as a visitor sees it.
  await expect(page.getByText(portal.freight.loginToView).first()).toBeAttached();
  await dialog.getByRole('button', { name: portal.failure.login, exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/\?login=1$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a reader who was logged out by another device becomes a visitor at their next press', async ({
  page,
  texts,
  takenOver,
}) => {
  const { portal, kit } = texts;
  await takenOver(1);

  await page.getByRole('table').getByRole('link').first().click();
  const dialog = page.getByRole('alertdialog', { name: portal.failure.sessionTitle });
  await dialog.getByRole('button', { name: kit.common.cancel }).click();
  // Login is offered over the page they were on, whose prices are gone.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(portal.freight.loginToView).first()).toBeAttached();
  await expect(page.getByRole('banner').getByRole('button', { name: kit.header.login })).toBeVisible();
});
