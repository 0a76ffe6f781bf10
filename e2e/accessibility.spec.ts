import AxeBuilder from '@axe-core/playwright';
import { expect, lane, test } from './fixtures.ts';

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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([]);
  });
}

test('the journey to prices needs no mouse', async ({ page, said: { portal, kit } }) => {
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
  // Focus goes to the new page's content, and one Shift+Tab from its start is still inside the page.
  await expect(page.locator('main')).toBeFocused();
  const login = page.getByRole('banner').getByRole('button', { name: kit.header.login });
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(login).toBeFocused();
});
