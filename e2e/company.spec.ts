import type { Page } from '@playwright/test';
import { en as formsEn } from '../packages/forms/src/messages/en.ts';
import { en as kitEn } from '../packages/ui/src/messages/en.ts';
import { expect, filled, logInByEmail, logInByPassword, script, type Texts, test } from './fixtures.ts';
import { everyWord } from './words.ts';

// One sample company, whose admin has one session.
test.describe.configure({ mode: 'serial' });

const first = 'first123';
const newPassword = 'Yangshan2026';

/** The journey before this one, or an earlier try, may have left the admin logged in. */
async function logInAsAdmin(page: Page, texts: Texts): Promise<void> {
  const { portal, kit } = texts;
  await logInByPassword(page, texts, { name: 'yuanshanAdmin', portal: 'enterprise' });
  const question = page.getByRole('alertdialog', { name: portal.login.otherDeviceTitle });
  const member = page.getByRole('button', { name: new RegExp(kit.header.account) });
  await expect(question.or(member)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: portal.login.force }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Adds a person on the page of the company's structure, which is open. */
async function addEmployee(
  page: Page,
  { portal: { framework } }: Texts,
  name: string,
  email: string,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: framework.title })).toBeVisible();
  await page.getByRole('button', { name: framework.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: framework.addTitle });
  await dialog.getByRole('textbox', { name: framework.name }).fill(name);
  await dialog.getByRole('textbox', { name: framework.email }).fill(email);
  await dialog.getByRole('button', { name: framework.save }).click();
  await expect(page.getByText(filled(framework.done.added, { name }))).toBeVisible();
}

test('an admin assigns a seat, its owner chooses a password on a phone and sees only their routes, and a withdrawn one is gone at the next click', async ({
  page,
  browser,
  baseURL,
  texts,
  freshEmail,
}, { retry }) => {
  test.slow();
  const { seat } = texts.portal;
  const username = `Seat${Date.now().toString(36)}`.slice(0, 15);
  await page.goto('/companyFramework');
  await logInAsAdmin(page, texts);
  const user = `使用人 ${script} ${retry}`;
  await addEmployee(page, texts, user, freshEmail);
  await page.goto('/distributeSeat');
  await expect(page.getByRole('heading', { level: 1, name: seat.title })).toBeVisible();
  await page.getByRole('button', { name: seat.give }).first().click();
  const dialog = page.getByRole('dialog', { name: seat.giveTitle });
  await dialog.getByRole('textbox', { name: seat.username }).fill(username);
  await dialog.getByLabel(seat.firstPasswordField, { exact: true }).fill(first);
  await dialog.getByRole('combobox', { name: texts.portal.company.employee }).fill(user);
  await page.getByRole('option').first().click();
  const routes = dialog.getByRole('checkbox');
  await routes.nth(0).check();
  await routes.nth(1).check();
  await dialog.getByRole('button', { name: seat.give }).click();
  await expect(page.getByText(filled(seat.done.given, { who: username }))).toBeVisible();
  expect(retry, 'each try takes a seat, and there are two of them').toBeLessThan(2);

  const english: Texts = { portal: await everyWord('en'), kit: kitEn, forms: formsEn };
  const { login, vip } = english.portal;
  const context = await browser.newContext({
    ...{ locale: 'en-US', viewport: { width: 360, height: 740 }, hasTouch: true },
    ...(baseURL ? { baseURL } : {}),
  });
  const owner = await context.newPage();
  await owner.goto('/myVipInfo');
  await logInByPassword(owner, english, { name: username, portal: 'enterprise' }, first);
  await expect(owner.getByRole('heading', { name: login.firstTitle })).toBeFocused();
  const { purposes } = formsEn.password;
  const choose = async (password: string) => {
    await owner.getByLabel(purposes.new.label, { exact: true }).fill(password);
    await owner.getByLabel(purposes.again.label, { exact: true }).fill(password);
    await owner.getByRole('button', { name: login.firstSubmit }).click();
  };
  await choose('short1');
  await expect(owner.getByLabel(purposes.new.label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await choose(newPassword);
  await expect(owner.getByRole('heading', { level: 1, name: vip.title })).toBeVisible();
  const shownRoutes = owner.getByRole('main').getByText(/ → /).filter({ visible: true });
  await expect(shownRoutes).toHaveCount(2);
  const [firstRoute, secondRoute] = await shownRoutes.allTextContents();

  const allowed = page.getByRole('row').filter({ hasText: username }).getByRole('button', { pressed: true });
  await expect(allowed).toHaveCount(2);
  await allowed.last().click();
  await expect(allowed).toHaveCount(1);

  await owner.reload();
  await expect(shownRoutes).toHaveCount(1);
  expect([firstRoute, secondRoute]).toContain(await shownRoutes.textContent());
  await context.close();
});

test('an admin invites a person by email, who opens the link on a phone, registers, accepts, and is shown as joined', async ({
  page,
  browser,
  baseURL,
  texts,
  freshEmail,
}) => {
  test.slow();
  const { framework } = texts.portal;
  const name = `邀请 ${script}`;
  await page.goto('/companyFramework');
  await logInAsAdmin(page, texts);
  await addEmployee(page, texts, name, freshEmail);
  const row = page.getByRole('row').filter({ hasText: freshEmail });
  await row.getByRole('button', { name: filled(framework.actionsOf, { name }) }).click();
  await page.getByRole('menuitem', { name: framework.inviteEmail }).click();
  await expect(page.getByText(filled(framework.done.invited, { name }))).toBeVisible();

  const answer = await page.request.get('/sandbox/outbox', {
    params: { to: freshEmail },
    headers: { accept: 'application/json' },
  });
  const [message] = (await answer.json()) as { text: string }[];
  const [link = ''] = /\/invitation#\S+/.exec(message?.text ?? '') ?? [];

  const english: Texts = { portal: await everyWord('en'), kit: kitEn, forms: formsEn };
  const { invitation } = english.portal;
  const context = await browser.newContext({
    ...{ locale: 'en-US', viewport: { width: 360, height: 740 }, hasTouch: true },
    ...(baseURL ? { baseURL } : {}),
  });
  const invited = await context.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('heading', { level: 1 })).toContainText('远山供应链');
  await invited.getByRole('link', { name: invitation.login, exact: true }).click();
  await logInByEmail(invited, english, freshEmail);
  await invited.getByRole('button', { name: invitation.accept, exact: true }).click();
  await expect(invited.getByText(invitation.next.waiting)).toBeVisible();
  // The link is used up: when opened again, it shows this and has no buttons.
  await invited.reload();
  await expect(invited.getByText(invitation.next.waiting)).toBeVisible();
  await expect(invited.getByRole('button', { name: invitation.accept, exact: true })).toHaveCount(0);
  await context.close();

  await page.reload();
  const [joined] = framework.invitationOf.accepted.split('{{time}}').filter(Boolean);
  await expect(page.getByRole('row').filter({ hasText: freshEmail })).toContainText((joined ?? '').trim());
});

test('an admin finds a department by typing, and a text without a match stays in its box and moves no employee', async ({
  page,
  texts,
}) => {
  const { portal, forms, kit } = texts;
  const { framework } = portal;
  await page.goto('/companyFramework');
  await logInAsAdmin(page, texts);
  await expect(page.getByRole('heading', { level: 1, name: framework.title })).toBeVisible();
  const stamp = Date.now().toString(36);
  const department = `${script} ${stamp}`;
  await page.getByRole('button', { name: framework.addDepartment, exact: true }).first().click();
  const making = page.getByRole('dialog', { name: framework.addDepartment });
  await making.getByRole('textbox', { name: framework.departmentName }).fill(department);
  await making.getByRole('button', { name: framework.save }).click();
  await expect(page.getByText(framework.done.department)).toBeVisible();

  await page.getByRole('button', { name: framework.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: framework.addTitle });
  const name = `组员 ${stamp}`;
  await dialog.getByRole('textbox', { name: framework.name }).fill(name);
  const box = dialog.getByRole('combobox', { name: framework.department });
  const unknown = '没有这个部门';
  await box.fill(unknown);
  await expect(dialog.getByText(kit.combobox.none(unknown)).first()).toBeVisible();
  await dialog.getByRole('button', { name: framework.save }).click();
  const refusal = dialog.getByText(forms.common.unchosen.none(unknown, true), { exact: true });
  await expect(refusal).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(unknown);

  await box.fill(stamp);
  await expect(dialog.getByRole('option')).toHaveText([department]);
  await box.press('Enter');
  await expect(box).toHaveValue(department);
  await expect(refusal).toBeHidden();
  await box.press('Enter');
  await expect(page.getByText(filled(framework.done.added, { name }))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(department);
});
