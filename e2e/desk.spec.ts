import { words as log } from '../apps/desk/src/screens/audit/log/words.zh.ts';
import { words as desk } from '../apps/desk/src/screens/insurance/insurance/words.zh.ts';
import { words as list } from '../apps/desk/src/screens/people/people/words.zh.ts';
import { words as one } from '../apps/desk/src/screens/people/person/words.zh.ts';
import { zh as site } from '../packages/site/src/language/texts/zh.ts';
import { test } from './desk.ts';
import { expect, filled, logInByEmail, openAlive, script } from './fixtures.ts';

test('staff outside finance are refused the transfers, and an admin sees it in the log', async ({
  atDesk,
}) => {
  test.slow();
  const reviewer = await atDesk('desk.reviewer@example.com');
  await expect(reviewer.page.getByRole('link', { name: reviewer.words.transfers.title })).toHaveCount(0);
  await reviewer.page.goto('/desk/transfers');
  await expect(reviewer.page.getByText('您的角色不能执行此操作')).toBeVisible();
  await expect(reviewer.page.getByRole('link', { name: site.failure.home })).toBeVisible();

  const admin = await atDesk('desk.admin@example.com');
  await admin.page.goto('/desk/log?outcome=refused');
  const refusal = admin.page.getByRole('row').filter({ hasText: '/desk/transfer/selectPage' });
  await expect(refusal.first()).toContainText('陆行简');
  await expect(refusal.first()).toContainText(log.log.refused);
});

test('a cargo to insure gets a number and an estimate, the desk quotes it, and its sender sees the quotation', async ({
  page,
  atDesk,
  texts,
  freshEmail,
}) => {
  test.slow();
  const { insure, record } = texts.portal;
  await page.goto('/insureRecord');
  await logInByEmail(page, texts, freshEmail);
  await expect(page).toHaveURL(/\/insureRecord$/);

  await openAlive(page, '/insure');
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await type(insure.value, '100,000');
  await expect(page.getByText('¥88.00')).toBeVisible();
  await page.getByRole('button', { name: insure.submit }).click();
  await expect(page.getByText(insure.locationRequired).first()).toBeVisible();
  await type(insure.companyName, '上海恒力国际货运代理有限公司');
  await type(insure.location, '上海市 浦东新区');
  await type(insure.address, `洋山港区 ${script}`);
  await type(insure.phone, '138 0013 8000');
  await page.getByRole('button', { name: insure.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(insure.doneTitle);
  const number = (await page.getByText(/^INS\d{13}$/).textContent()) ?? '';

  const { page: office } = await atDesk('desk.insurance@example.com');
  await office.goto(`/desk/insurance?keyword=${number}`);
  await office.getByRole('link', { name: new RegExp(number) }).click();
  await expect(office.getByText(script)).toBeVisible();
  await office.getByRole('radio', { name: desk.intention.stages.quoted }).check();
  await office.getByLabel(desk.intention.premium).fill('95.5');
  await office.getByLabel(desk.intention.reply).fill(`报价有效期三天 ${script}`);
  await office.getByRole('button', { name: desk.intention.move }).click();
  const state = desk.intention.stages.quoted;
  await expect(office.getByText(filled(desk.intention.moveDone, { state }))).toBeVisible();

  await page.goto('/insureRecord');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(record.states.quoted);
  await expect(row).toContainText('¥95.50');
  await expect(row).toContainText(script);
});

test('a reviewer finds a person by email, blocks them with a reason, and their next click logs them out', async ({
  page,
  atDesk,
  texts,
  freshEmail,
}) => {
  test.slow();
  await page.goto('/mySetting');
  await logInByEmail(page, texts, freshEmail);
  await expect(page).toHaveURL(/\/mySetting$/);

  const { page: office } = await atDesk('desk.reviewer@example.com');
  await office.goto('/desk/people');
  await office.getByRole('searchbox', { name: list.people.keyword }).fill(freshEmail);
  await office.getByRole('button', { name: list.people.filter }).click();
  await expect(office).toHaveURL(/\/desk\/person\?id=/);
  expect(office.url()).not.toContain('@');
  await expect(office.getByText(freshEmail)).toHaveCount(0);
  // A truncated link is reported as one, not as entries to correct.
  const whole = office.url();
  await office.goto(whole.slice(0, -4));
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(site.failure.notFoundTitle);
  await office.goto(whole);
  await office.getByRole('button', { name: one.person.block.do }).click();
  const dialog = office.getByRole('dialog');
  const reason = `批量抓取运价 ${script}`;
  await dialog.getByLabel(one.person.block.words).fill(reason);
  await dialog.getByRole('button', { name: one.person.block.submit }).click();
  await expect(office.getByText(reason).first()).toBeVisible();
  await expect(office.getByRole('button', { name: one.person.block.undo })).toBeVisible();

  await page.goto('/security');
  await expect(page.getByText(/此账号已被平台停用|This account has been blocked/).first()).toBeVisible();
});
