import type { Page } from '@playwright/test';
import { words as deskEn } from '../apps/desk/src/screens/certifications/certifications/words.en.ts';
import { words as deskZh } from '../apps/desk/src/screens/certifications/certifications/words.zh.ts';
import { en as formsEn } from '../packages/forms/src/messages/en.ts';
import { creditCodeCheckDigit, idCardCheckDigit } from '../packages/trade/src/index.ts';
import { en as kitEn } from '../packages/ui/src/messages/en.ts';
import { type AtDesk, type DeskLocale, test } from './desk.ts';
import { expect, latestCode, logInByEmail, script, type Texts } from './fixtures.ts';
import { everyWord } from './words.ts';

const reviewer = 'desk.papers@example.com';
const wide = { width: 1440, height: 900 };
const deskWords = { 'zh-CN': deskZh.certifications, 'en-US': deskEn.certifications } as const;

/** A text by its first words: further on it names days. */
const startOf = (text: string) => new RegExp(`^${text.slice(0, 12)}`);

/** Returns the ID number of an adult that is unique in this run. */
function idCard(): string {
  const start = `11010519900307${String(Date.now() % 1000).padStart(3, '0')}`;
  return start + idCardCheckDigit(start);
}

/** Letters that tell this run from others. */
const letters = () =>
  Date.now()
    .toString(26)
    .slice(-4)
    .toUpperCase()
    .replace(/\d/g, (digit) => 'QRSTUVWXYZ'[Number(digit)] ?? 'A');

/** Uploads one picture of a paper and waits until the server has it. */
async function addPaper(page: Page, label: string): Promise<void> {
  const picture = { name: 'paper.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const sent = page.waitForResponse('**/common/upload');
  await page
    .getByRole('button', { name: new RegExp(label) })
    .first()
    .setInputFiles(picture);
  expect((await sent).ok()).toBe(true);
}

/** Takes the application at the desk and passes it. */
async function passed({ page }: AtDesk, locale: DeskLocale, kind: 'personal' | 'company', name: string) {
  const words = deskWords[locale];
  await page.goto(`/desk/certifications?kind=${kind}`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  if (kind === 'company') await expect(page.getByText(script).first()).toBeVisible();
  await page.getByRole('button', { name: words.assign.take, exact: true }).click();
  await expect(page.getByText(words.assign.done)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${words.decide.pass}`) }).click();
  await expect(page.getByText(words.decide.passed)).toBeVisible();
}

test('a person types who they are, uploads both sides, is passed at the desk, is certified in the header, and reads the notification', async ({
  page,
  atDesk,
  texts,
  freshEmail,
}) => {
  test.slow();
  const { portal, forms, kit } = texts;
  const { certify } = portal;
  const name = '林远帆';
  await page.goto('/authenticationManage');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('heading', { level: 1, name: certify.title })).toBeVisible();

  await page.getByRole('textbox', { name: certify.field.realName }).fill(name);
  await page.getByRole('textbox', { name: forms.company.idCard.label }).fill(idCard());
  await addPaper(page, certify.field.idCardFront);
  await addPaper(page, certify.field.idCardBack);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('checkbox', { name: startOf(certify.consent.identity) }).check();
  await page.getByRole('button', { name: certify.submitPersonal }).click();
  await expect(page.getByText(certify.submitted)).toBeVisible();
  // Also after a long form: the state is visible, not the content below it.
  await expect(page.getByRole('heading', { name: certify.identity })).toBeInViewport();
  await page.setViewportSize(wide);
  await expect(page.getByText(certify.status.s1).first()).toBeVisible();

  await passed(await atDesk(reviewer, 'zh-CN'), 'zh-CN', 'personal', name);

  await page.goto('/authenticationManage');
  await expect(page.getByText(certify.doneIdentity).first()).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(kit.header.account) })).toContainText(name);

  await page.getByRole('button', { name: kit.notificationBell.open(1) }).click();
  const notification = page.getByRole('link', { name: portal.notifications.personal.passed });
  await notification.click();
  await expect(notification).toBeHidden();
  await expect(page.getByRole('button', { name: kit.notificationBell.label, exact: true })).toBeVisible();
});

test('a company proves itself by a letter, on a phone and in English, and its admin account opens', async ({
  browser,
  atDesk,
  baseURL,
  freshEmail,
}) => {
  test.slow();
  const texts: Texts = { portal: await everyWord('en'), kit: kitEn, forms: formsEn };
  const { certify } = texts.portal;
  const { company, password, code, trade } = texts.forms;
  const tag = letters();
  const name = `测试远洋${tag}有限公司`;
  const admin = `admin${tag.toLowerCase()}`;
  const ownPassword = 'Yangshan2026';
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true, timezoneId: 'Asia/Shanghai' };
  const context = await browser.newContext({ ...options, locale: 'en-US', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).first().fill(text);

  await page.goto('/verify');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('heading', { level: 1, name: certify.verifyTitle })).toBeVisible();
  const credit = `91310115MA1K0${String(Date.now() % 10_000).padStart(4, '0')}`;
  await type(company.companyName.label, name);
  await type(company.creditCode.label, credit + creditCodeCheckDigit(credit));
  await type(company.registerCode.label, `310115${String(Date.now()).slice(-9)}`);
  const region = page.getByRole('combobox', { name: trade.region.label });
  await region.fill('浦东');
  await page.getByRole('option').first().click();
  await type(certify.field.address, script);
  await type(certify.field.contactName, '林一帆');
  await type(certify.field.contactIdCard, idCard());
  await type(certify.field.department, script);
  await type(certify.field.position, 'Manager');
  const contact = `contact-${freshEmail}`;
  await type(certify.field.contactEmail, contact);
  await page.getByRole('button', { name: code.send }).click();
  await type(code.label, await latestCode(page, contact));
  await page.getByRole('radio', { name: certify.way.enterprise }).check();
  await type(company.companyCode.label, tag);
  await type(company.adminAccount.label, admin);
  for (const { label } of [password.purposes.new, password.purposes.again])
    await page.getByRole('textbox', { name: label, exact: true }).fill(ownPassword);
  const { field } = certify;
  for (const paper of [
    ...[field.businessLicense, field.registerCertificate, field.contactIdCardFront, field.contactIdCardBack],
    field.authorizationLetter,
  ])
    await addPaper(page, paper);
  await page.getByRole('checkbox', { name: startOf(certify.consent.contactIdentity) }).check();
  await page.getByRole('checkbox', { name: new RegExp(certify.agree) }).check();
  await page.getByRole('button', { name: certify.submitCompany }).click();
  await expect(page.getByText(certify.submitted)).toBeVisible();

  await passed(await atDesk(reviewer, 'en-US'), 'en-US', 'company', name);

  await page.goto('/reverify');
  await expect(page.getByText(certify.status.s2).first()).toBeVisible();
  const own = await browser.newContext({ ...options, locale: 'en-US', ...(baseURL ? { baseURL } : {}) });
  const business = await own.newPage();
  await business.goto('/companyFramework');
  const dialog = business.getByRole('dialog').first();
  await dialog.getByText(texts.kit.loginDialog.enterprise, { exact: true }).click();
  await dialog.getByRole('tab', { name: texts.kit.loginDialog.password }).click();
  await dialog.getByRole('textbox').first().fill(admin);
  await dialog.getByRole('textbox', { name: password.purposes.current.label }).fill(ownPassword);
  await dialog.getByRole('button', { name: texts.portal.login.submitPassword, exact: true }).click();
  await expect(business.getByRole('heading', { level: 1, name: texts.portal.framework.title })).toBeVisible();
  await own.close();
  await context.close();
});
