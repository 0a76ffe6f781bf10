import AxeBuilder from '@axe-core/playwright';
import { expect, lane, latestCode, openAlive, test } from './fixtures.ts';

const pages = {
  home: '/',
  results: lane,
  login: '/?login=1',
  terms: '/agreement?type=privacy',
  'not found': '/notFound',
};

for (const [name, address] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
    // Off by default: the size of what fingers press.
    const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([]);
  });
}

test('the journey to prices needs no mouse', async ({ page, texts: { portal, kit } }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: portal.search.origin }).focus();
  await page.keyboard.type('shanghai');
  await expect(page.getByRole('option').first()).toContainText('CNSHA');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: portal.search.destination }).focus();
  await page.keyboard.type('losangeles');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('USLAX');
  await expect(page.getByRole('option').first()).toContainText('USLAX');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: portal.search.submit, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/destination=USLAX/);
  // Focus moves to the new page's content, and one Shift+Tab from its start is still inside the page.
  await expect(page.locator('main')).toBeFocused();
  const login = page.getByRole('banner').getByRole('button', { name: kit.header.login });
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(login).toBeFocused();
});

test('logging in needs no mouse', async ({ page, texts: { portal, kit, forms }, freshEmail }) => {
  await page.goto('/');
  const { keyboard } = page;
  const focus = page.locator(':focus');
  /** Presses Tab until the element of that name is focused. */
  const tabTo = async (name: string) => {
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(focus).toHaveAccessibleName(name, { timeout: 100 });
    }).toPass({ intervals: [0] });
  };
  const opener = page.getByRole('banner').getByRole('button', { name: kit.header.login });
  await opener.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: kit.loginDialog.title })).toBeFocused();
  await tabTo(portal.login.useEmail);
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: forms.email.label }).waitFor();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await tabTo(forms.email.label);
  await keyboard.type(freshEmail);
  await tabTo(forms.code.send);
  await keyboard.press('Enter');
  // Focus moves to the code field automatically once it was sent.
  await expect(page.getByRole('textbox', { name: forms.code.label })).toBeFocused();
  await keyboard.type(await latestCode(page, freshEmail));
  await keyboard.press('Enter');
  // A new account agrees first.
  await page.getByRole('button', { name: portal.login.agreeGoOn }).waitFor();
  await tabTo(portal.login.agreeGoOn);
  await keyboard.press('Enter');
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(kit.header.account) }),
  ).toBeVisible();
});

test('Tab moves from a port field with an open list to the next field', async ({
  page,
  texts: { portal },
}) => {
  await openAlive(page, '/');
  const destination = page.getByRole('combobox', { name: portal.search.destination });
  await destination.focus();
  await destination.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The list under the field scrolls, and browsers would stop there.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: portal.search.week })).toBeFocused();
});
