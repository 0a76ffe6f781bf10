import { expect, filled, test } from './fixtures.ts';

test('an admin gives a colleague a seat with one route; they choose a password, see that route, and lose it', async ({
  page,
  browser,
  said,
}) => {
  test.slow();
  const { portal, kit, forms } = said;
  const username = `Lin${Date.now() % 1_000_000}`;
  const colleague = `林怡凡${Date.now() % 1_000_000}`;

  await test.step('the admin logs in and opens the company', async () => {
    await page.goto('/?login=1');
    await logIn(page, 'yuanshanAdmin', 'Fairway2026');
    await page.goto('/companyFramework');
    await expect(page.getByRole('heading', { level: 1, name: portal.framework.title })).toBeVisible();
  });

  await test.step('a department and somebody in it are added', async () => {
    const department = `欧洲组${Date.now() % 1_000_000}`;
    await page.getByRole('button', { name: portal.framework.addDepartment }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: portal.framework.departmentName })
      .fill(department);
    await page.getByRole('dialog').getByRole('button', { name: portal.framework.save }).click();
    await page.getByRole('treeitem', { name: new RegExp(department) }).click();
    await expect(page).toHaveURL(/department=/);
    await page.getByRole('button', { name: portal.framework.add, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: portal.framework.name }).fill(colleague);
    await page.getByRole('dialog').getByRole('button', { name: portal.framework.save }).click();
    await expect(page.getByRole('row', { name: new RegExp(colleague) })).toBeVisible();
  });

  await test.step('they get a seat with one route', async () => {
    await page.goto('/distributeSeat');
    await page.getByRole('button', { name: portal.seat.give }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: portal.company.employee }).fill(colleague);
    await page.getByRole('option', { name: new RegExp(colleague) }).click();
    await dialog.getByRole('textbox', { name: portal.seat.username }).fill(username);
    await dialog.getByRole('textbox', { name: portal.seat.firstPasswordField }).fill('first123');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: portal.seat.give }).click();
    await expect(page.getByText(filled(portal.seat.done.given, { who: username }))).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(colleague) })).toBeVisible();
  });

  const theirs = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  let sailing = '';
  await test.step('their first login asks for a password of their own', async () => {
    await theirs.goto('/?login=1');
    await logIn(theirs, username, 'first123');
    const dialog = theirs.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: portal.login.firstTitle })).toBeFocused();
    const { purposes } = forms.password;
    await dialog.getByRole('textbox', { name: purposes.new.label }).fill('MyOwn2026');
    await dialog.getByRole('textbox', { name: purposes.again.label }).fill('MyOwn2026');
    await dialog.getByRole('button', { name: portal.login.firstSubmit }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('they see that one route, and open a sailing of it', async () => {
    await theirs.goto('/myVipInfo');
    const rows = theirs.getByRole('region', { name: portal.vip.list }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    const [origin, destination] =
      /([A-Z]{5}) – ([A-Z]{5})/.exec((await rows.textContent()) ?? '')?.slice(1) ?? [];
    await theirs.goto(`/shipPriceInfo?origin=${origin}&destination=${destination}`);
    await theirs.locator('a[href^="/sailDetail"]:visible').first().click();
    await expect(theirs).toHaveURL(/\/sailDetail/);
    await expect(theirs.getByText(portal.subscribe.text)).toBeHidden();
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    sailing = theirs.url();
  });

  await test.step('the admin takes the route away, and the next look says so', async () => {
    const row = page.getByRole('row', { name: new RegExp(colleague) });
    await row.getByRole('button', { pressed: true }).click();
    await expect(page.getByText(portal.seat.done.routes)).toBeVisible();
    await theirs.goto(sailing);
    await expect(theirs.getByText(portal.subscribe.subAccount)).toBeVisible();
    await page.goto('/companyFramework/log');
    await expect(page.getByText(portal.companyLog.actions.seatRoutesTaken).first()).toBeVisible();
  });

  async function logIn(on: typeof page, account: string, password: string) {
    const dialog = on.getByRole('dialog').first();
    await dialog.getByText(kit.loginDialog.enterprise, { exact: true }).click();
    await dialog.getByRole('tab', { name: kit.loginDialog.password }).click();
    await dialog.getByRole('textbox').first().fill(account);
    await dialog.getByRole('textbox', { name: forms.password.purposes.current.label }).fill(password);
    await dialog.getByRole('button', { name: portal.login.submitPassword, exact: true }).click();
    await expect(
      dialog.getByRole('heading', { name: portal.login.firstTitle }).or(on.getByText(portal.login.welcome)),
    ).toBeVisible();
  }
});
