import { expect, filled, lane, latestCode, logInByEmail, openAlive, pickPort, test } from './fixtures.ts';

test('a new code is blocked for a minute, across a reload and a closed dialog', async ({
  page,
  texts,
  freshEmail,
}) => {
  const { portal, forms } = texts;
  await page.goto('/?login=1');
  const dialog = page.getByRole('dialog');
  const openEmail = async () => {
    await dialog.getByRole('button', { name: portal.login.useEmail }).click();
    await dialog.getByRole('textbox', { name: forms.email.label }).fill(freshEmail);
  };
  await openEmail();
  await dialog.getByRole('button', { name: forms.code.send }).click();
  const waiting = dialog.getByRole('button', { name: /\d+\s?(秒|s)/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await openEmail();
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
});

test('the dialog starts with the private portal, a code and a phone each time it opens', async ({
  page,
  texts,
}) => {
  const { portal, kit } = texts;
  await page.goto('/');
  const open = () => page.getByRole('button', { name: kit.header.login, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.getByText(kit.loginDialog.enterprise, { exact: true }).click();
  await dialog.getByRole('tab', { name: kit.loginDialog.password }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole('radio', { name: kit.loginDialog.personal })).toBeChecked();
  await expect(dialog.getByRole('tab', { name: kit.loginDialog.code })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.getByRole('button', { name: portal.login.useEmail })).toBeVisible();
});

test('a wrong code shows an error at its field and keeps typed text', async ({ page, texts, freshEmail }) => {
  const { portal, forms } = texts;
  await page.goto('/?login=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: portal.login.useEmail }).click();
  await dialog.getByRole('textbox', { name: forms.email.label }).fill(freshEmail);
  await dialog.getByRole('button', { name: forms.code.send }).click();
  const right = await latestCode(page, freshEmail);
  const code = dialog.getByRole('textbox', { name: forms.code.label });
  await code.fill(right === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: portal.login.submit }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: forms.email.label })).toHaveValue(freshEmail);
});

test('an unavailable server shows an error, keeps the page, and a press tries again', async ({
  page,
  texts: { portal },
}) => {
  await page.goto(lane);
  await expect(page.getByText(portal.freight.loginToView).filter({ visible: true }).first()).toBeVisible();
  await page.route('**/api/freight/selectSailings**', (route) => route.fulfill({ status: 503, body: '' }));
  const routing = page.getByRole('radiogroup', { name: portal.freight.routing });
  await routing.getByText(portal.freight.direct, { exact: true }).click();
  const message = page.getByText(filled(portal.failure.kept, { reason: portal.failure.away }));
  await expect(message).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(portal.freight.loginToView).filter({ visible: true }).first()).toBeVisible();
  await page.unroute('**/api/freight/selectSailings**');
  await page.getByRole('button', { name: portal.failure.retry, exact: true }).press('Enter');
  await expect(page.getByRole('radio', { name: portal.freight.direct })).toBeChecked();
  await expect(message).toBeHidden();
});

test('logging out in one tab closes a sailing in another', async ({ page, context, texts, freshEmail }) => {
  const { portal, kit } = texts;
  await page.goto(lane);
  await page.getByRole('table').getByRole('link').first().click();
  await logInByEmail(page, texts, freshEmail);
  await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
  await expect(page.getByRole('heading', { name: portal.detail.cost, exact: true })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('button', { name: new RegExp(kit.header.account) }).click();
  await tab.getByRole('menuitem', { name: kit.header.logout }).click();
  await expect(tab.getByRole('button', { name: kit.header.login, exact: true })).toBeVisible();

  await expect(page.getByRole('heading', { name: portal.detail.cost, exact: true })).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/\?login=1/);
});

test('a logout in another tab clears typed text; text typed since then is kept for the next login', async ({
  page,
  context,
  texts,
  freshEmail,
}) => {
  const { portal, kit } = texts;
  await openAlive(page, '/insure?login=1');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  const company = page.getByRole('textbox', { name: portal.insure.companyName });
  await company.fill('Lin and Daughters');
  await page.reload();
  await expect(company).toHaveValue('Lin and Daughters');

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('button', { name: new RegExp(kit.header.account) }).click();
  await tab.getByRole('menuitem', { name: kit.header.logout }).click();
  await expect(page.getByText(portal.insure.loginHint)).toBeVisible();
  await expect(company).toHaveValue('');

  await company.fill('Chen Trading');
  await tab.goto('/?login=1');
  await logInByEmail(tab, texts, `next-${freshEmail}`);
  await expect(page.getByText(portal.insure.loginHint)).toBeHidden();
  await expect(company).toHaveValue('Chen Trading');
});

test('logging in in one tab leads on what waits for a login in another', async ({
  page,
  context,
  texts,
  freshEmail,
}) => {
  await page.goto('/myFollow');
  await expect(page).toHaveURL(/\/\?login=1&next=%2FmyFollow$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/?login=1');
  await logInByEmail(tab, texts, freshEmail);
  await expect(page).toHaveURL(/\/myFollow$/);
  await expect(page.getByRole('heading', { level: 1, name: texts.portal.title.myFollow })).toBeVisible();
});

test('text typed over the results survives a reload', async ({ page, phone, texts: { portal } }) => {
  await page.goto(`${lane}&week=2026-W50`);
  if (phone) await page.getByRole('button', { name: portal.freight.changeSearch }).click();
  await pickPort(page.getByRole('combobox', { name: portal.search.origin }), 'CNNGB', 'CNNGB');
  await page.reload();
  await expect(page.getByRole('combobox', { name: portal.search.origin })).toHaveValue(/宁波|Ningbo/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/上海|Shanghai/);
});

test('a login that is opened while Back is still loading belongs to the page behind', async ({
  page,
  texts: { portal, kit },
}) => {
  await openAlive(page, lane);
  await page.getByRole('link', { name: kit.pagination.next }).click();
  await expect(page).toHaveURL(/page=2/);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/freight/selectSailings**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: portal.header.login }).first().click();
  released.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/login/);
  await expect(page).not.toHaveURL(/page=2/);
});
