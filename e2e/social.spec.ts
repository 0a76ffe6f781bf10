import type { Browser, Locator, Page } from '@playwright/test';
import { test as base, expect, latestCode, type Texts } from './fixtures.ts';

interface Social {
  /** Opens the address of a QR on another device, as a phone that scans it does. */
  scanned: (address: string) => Promise<Page>;
  /** A social account that is unique in this run. */
  friend: string;
  /** A phone that is unique in this run; no network has numbers in 100. */
  freshPhone: string;
}

const test = base.extend<Social>({
  scanned: async ({ browser, locale, baseURL }, use) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (address) => {
      const context = await browser.newContext({ locale, baseURL, viewport: { width: 360, height: 740 } });
      contexts.push(context);
      const phone = await context.newPage();
      await phone.goto(address);
      return phone;
    });
    for (const context of contexts) await context.close();
  },
  friend: async ({ locale }, use, info) => use(`friend ${locale} ${info.testId} ${info.retry}`),
  freshPhone: async ({ locale: _ }, use, info) =>
    use(`100${info.workerIndex % 10}${String(Date.now()).slice(-7)}`),
});

const confirm = /确认登录|Confirm login/;
const refuse = /拒绝|Refuse/;
const expire = /让二维码过期|Let the code expire/;

/** Opens the dialog's QR code over the page at an address; returns the dialog and the address in the QR code. */
async function qr(page: Page, { portal, kit }: Texts, at = '/agreement?login=1'): Promise<[Locator, string]> {
  await page.goto(at);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: portal.login.social.entry }).click();
  await expect(dialog.getByRole('img', { name: portal.login.social.qr })).toBeVisible();
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.waiting);
  return [dialog, await addressIn(dialog)];
}

const addressIn = async (dialog: Locator) => (await dialog.getByText(/^https?:\/\//).textContent()) ?? '';

/** Confirms on the social app's page as a friend of this test. */
async function confirmAs(social: Page, friend: string): Promise<void> {
  await social.getByRole('radio').last().check();
  await social.getByRole('textbox').fill(friend);
  await social.getByRole('button', { name: confirm }).click();
}

/** Fills in the page that binds a phone. */
async function bindPhone(page: Page, { portal, forms }: Texts, number: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: portal.bindPhone.title })).toBeVisible();
  await page.getByRole('textbox', { name: forms.phone.label }).fill(number);
  await page.getByRole('button', { name: forms.code.send }).click();
  await page.getByRole('textbox', { name: forms.code.label }).fill(await latestCode(page, number));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: portal.bindPhone.submit }).click();
}

const welcomed = (page: Page, { portal }: Texts, to: 'welcomeFirst' | 'welcome') =>
  expect(page.getByText(portal.login[to], { exact: true }).first()).toBeVisible();

test('a new social account is bound to a phone, and then logs in by its QR code alone', async ({
  page,
  texts,
  scanned,
  friend,
  freshPhone,
}) => {
  const { portal, kit } = texts;
  const [dialog, address] = await qr(page, texts);
  const phone = await scanned(address);
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.scanned);
  await confirmAs(phone, friend);
  await expect(page).toHaveURL(/\/bindPhone$/);
  // 20012011 is silent: no failure is shown.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await bindPhone(page, texts, freshPhone);
  await welcomed(page, texts, 'welcomeFirst');
  await expect(page).toHaveURL(/:\d+\/$/);

  // The same person in another browser: asked about the first device, then logged in on the same page.
  const second = await scanned('/');
  const [again, next] = await qr(second, texts);
  await confirmAs(await scanned(next), friend);
  await second
    .getByRole('alertdialog', { name: portal.login.otherDeviceTitle })
    .getByRole('button', { name: portal.login.force })
    .click();
  await expect(again).toBeHidden();
  await welcomed(second, texts, 'welcome');
  await expect(second).toHaveURL(/\/agreement$/);
});

test('in the browser itself: there and back, and the code is gone from the address', async ({
  page,
  texts,
  scanned,
  friend,
  freshPhone,
}) => {
  const { portal } = texts;
  const [dialog] = await qr(page, texts);
  await dialog.getByRole('link', { name: portal.login.social.inBrowser }).click();
  await confirmAs(page, friend);
  await bindPhone(page, texts, freshPhone);
  await welcomed(page, texts, 'welcomeFirst');
  await expect(page).not.toHaveURL(/wxcode/);

  // A known account returns to the page where the login began, with the part after `#`, which no address contained.
  const second = await scanned('/');
  const [other] = await qr(second, texts, '/agreement?login=1#secret');
  await other.getByRole('link', { name: portal.login.social.inBrowser }).click();
  await confirmAs(second, friend);
  await second
    .getByRole('alertdialog', { name: portal.login.otherDeviceTitle })
    .getByRole('button', { name: portal.login.force })
    .click();
  await welcomed(second, texts, 'welcome');
  await expect(second).toHaveURL(/\/agreement#secret$/);
});

test('refused on the phone, then scanned anew', async ({ page, texts, scanned, friend }) => {
  const { kit } = texts;
  const [dialog, address] = await qr(page, texts);
  const phone = await scanned(address);
  await phone.getByRole('button', { name: refuse }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.refused);
  await dialog.getByRole('button', { name: kit.qrPanel.refresh }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.waiting);
  expect(await addressIn(dialog)).not.toBe(address);
  await confirmAs(await scanned(await addressIn(dialog)), friend);
  await expect(page).toHaveURL(/\/bindPhone$/);
});

test('expired, renewed, and left for the form', async ({ page, texts, scanned }) => {
  const { kit, forms } = texts;
  const [dialog, address] = await qr(page, texts);
  const phone = await scanned(address);
  await phone.getByRole('button', { name: expire }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.expired);
  await dialog.getByRole('button', { name: kit.qrPanel.refresh }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(kit.qrPanel.waiting);
  await dialog.getByRole('button', { name: kit.loginDialog.back }).click();
  await expect(dialog.getByRole('textbox', { name: forms.phone.label })).toBeVisible();
});

test('an invented code shows an error and is removed from the address', async ({ page }) => {
  await page.goto('/agreement?wxcode=made-up&state=made-up');
  await expect(page.getByText(/本次微信登录已失效|WeChat login is no longer valid/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/agreement$/);
});
