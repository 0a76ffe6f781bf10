import { expect, logInByEmail, test } from './fixtures.ts';

/** Names of these pages' own elements, in both languages. */
const either = (zh: string, en: string) => new RegExp(`^(${zh}|${en})`);
const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX';

test('a visitor follows a route, logs in, finds it in the list, opens it and stops following it', async ({
  page,
  texts,
  freshEmail,
}) => {
  await page.goto(lane);
  await page.getByRole('button', { name: either('关注航线', 'Follow route') }).click();
  // The button shows the new state before the server has responded: the page is left only afterwards.
  const saved = page.waitForResponse(/addOrUpdateAttention/);
  await logInByEmail(page, texts, freshEmail);
  const followed = page.getByRole('button', { name: either('已关注', 'Following') });
  await expect(followed.and(page.locator('[aria-pressed=true]'))).toBeVisible();
  await saved;

  await page.goto('/myFollow');
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /上海.*洛杉矶|Shanghai.*Los Angeles/ })
    .filter({ visible: true });
  await row.click();
  await expect(page).toHaveURL(/\/followInfo\?origin=CNSHA&destination=USLAX/);
  await expect(page.getByRole('figure').first()).toBeVisible();
  const ended = page.waitForResponse(/addOrUpdateAttention/);
  await followed.click();
  await expect(page.getByRole('button', { name: either('关注航线', 'Follow route') })).toBeVisible();
  await ended;
  await page.goto('/myFollow');
  await expect(
    page.getByRole('heading', { name: either('还没有关注航线', 'You follow no routes yet') }),
  ).toBeVisible();
});

test('statistics grow by a search', async ({ page, texts, freshEmail }) => {
  await page.goto('/?login=1');
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/DataStatistics');
  await expect(
    page.getByRole('heading', { name: either('这段时间还没有记录', 'Nothing recorded in this period') }),
  ).toBeVisible();
  await page.goto(lane);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/DataStatistics?days=30');
  const lanes = page.getByRole('list', { name: either('看得最多的航线', 'Routes you looked at most') });
  await expect(lanes.getByRole('link', { name: /上海.*洛杉矶|Shanghai.*Los Angeles/ })).toBeVisible();
});

test('a visitor sees how the market went, and no amount', async ({ page }) => {
  await page.goto('/dataChart?weeks=8');
  const main = page.getByRole('main');
  await expect(main.getByRole('figure').first()).toBeVisible();
  await expect(main.getByRole('figure')).toHaveCount(4);
  await expect(main).not.toContainText('$');
  await main.getByRole('radio', { name: '20GP' }).click();
  await expect(page).toHaveURL(/weeks=8&box=20GP/);
});
