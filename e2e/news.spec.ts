import { expect, logInByEmail, test } from './fixtures.ts';

/** Names of this page's own elements, in both languages. */
const either = (zh: string, en: string) => new RegExp(`^(${zh}|${en})`);

test('a visitor reads an article, collects it, logs in, and finds it in their collection', async ({
  page,
  texts,
  phone,
  freshEmail,
}) => {
  await page.goto('/newsInformation?categoryId=1');
  // Before its script is loaded a link opens the article's own page, even if there is room next to the list.
  await page.waitForLoadState('networkidle');
  const article = page
    .getByRole('main')
    .getByRole('link', { name: /.{8,}/ })
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const title = (await article.getByRole('heading').textContent()) ?? '';
  await article.click();
  // Next to the list if there is room, otherwise on its own page.
  await expect(page.getByRole('heading', { level: phone ? 1 : 2, name: title })).toBeVisible();

  await page.getByRole('button', { name: either('收藏$', 'Save$') }).click();
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('button', { name: either('已收藏', 'Saved') })).toBeVisible();

  await page.goto('/infoCollection');
  const list = page.getByRole('list', { name: either('收藏的文章', 'Saved articles') });
  await expect(list.getByRole('heading', { name: title })).toBeVisible();
  await list.getByRole('checkbox').check();
  await page.getByRole('button', { name: either('移出收藏', 'Remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: either('移出$', 'Remove$') })
    .click();
  await expect(page.getByRole('heading', { name: either('还没有收藏', 'Nothing saved yet') })).toBeVisible();
});

test('a visitor looks for something in the news and sees what fuel costs', async ({ page, texts }) => {
  // By pinyin where Chinese is read.
  const keyword = /\p{Script=Han}/u.test(texts.portal.title.home) ? 'suyishi' : 'suez';
  await page.goto('/newsInformation');
  await page.getByRole('searchbox').fill(keyword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`newsInformationSearch\\?keyword=${keyword}`));
  await expect(page.locator('mark').first()).toBeVisible();
  await page.goto('/newsInformation?categoryId=2&days=90');
  await expect(page.getByRole('img', { name: /新加坡|Singapore/ }).first()).toBeVisible();
});
