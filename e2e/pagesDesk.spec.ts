import { words } from '../apps/desk/src/screens/pages/pages/words.zh.ts';
import { zh as site } from '../packages/site/src/language/texts/zh.ts';
import { test } from './desk.ts';
import { expect, filled, openAlive } from './fixtures.ts';

/** A page that only one other journey visits, briefly. */
const path = '/dataChart';

test('an admin announces a page as coming soon, puts it behind login, and opens it again; visitors see each change at once', async ({
  page,
  atDesk,
}) => {
  test.slow();
  const { pages } = words;
  const { page: office } = await atDesk('desk.admin@example.com');
  await office.goto('/desk/pages');
  const choose = async (access: keyof typeof pages.accesses) => {
    await office.getByRole('combobox', { name: filled(pages.accessOf, { path }) }).selectOption(access);
    await office.getByRole('alertdialog').getByRole('button', { name: pages.confirm }).click();
    const message = filled(pages.done, { path, access: pages.accesses[access] });
    await expect(office.getByText(message).filter({ visible: true })).toBeVisible();
  };

  // Drawn and cached by the server in its previous state.
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible();
  await choose('soon');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: site.failure.soonTitle })).toBeVisible();
  await choose('login');
  await page.goto(path);
  await expect(page).toHaveURL(/\/\?login=1&next=/);
  await choose('open');
  await openAlive(page, path);
  await expect(page.getByRole('main').getByRole('figure').first()).toBeVisible();
});
