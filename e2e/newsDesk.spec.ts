import { words as article } from '../apps/desk/src/screens/news/article/words.zh.ts';
import { words as list } from '../apps/desk/src/screens/news/news/words.zh.ts';
import { test } from './desk.ts';
import { expect, script } from './fixtures.ts';

test('an article is written, seen as its readers will, published, read, and taken back', async ({
  page,
  atDesk,
}) => {
  test.slow();
  const texts = article.article;
  const title = `${script} ${Date.now()}`;
  const { page: office } = await atDesk('desk.editor@example.com');
  await office.goto('/desk/news');
  await office.getByRole('link', { name: list.news.write }).first().click();
  // The list has a box for headlines too.
  await office.getByRole('heading', { level: 1, name: texts.new }).waitFor();
  await office.getByLabel(texts.titleZh).fill(title);
  await office
    .getByLabel(texts.bodyZh)
    .fill('上周大风，**本周**清完。\n\n<script>document.title = "run"</script>');

  const view = office.getByRole('radiogroup', { name: texts.view });
  await view.getByText(texts.preview, { exact: true }).click();
  await expect(office.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(office.getByText('<script>')).toBeVisible();
  await view.getByText(texts.write, { exact: true }).click();

  await office.getByRole('button', { name: texts.publish }).click();
  await expect(office.getByText(texts.done.publish, { exact: true })).toBeVisible();
  await expect(office).toHaveURL(/\/news\/article\?id=/);
  const id = new URL(office.url()).searchParams.get('id') ?? '';

  await page.goto(`/newsDetail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('<script>')).toBeVisible();
  expect(await page.title()).not.toBe('run');

  await office.getByRole('button', { name: texts.takeBack }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: texts.takeBack }).click();
  await expect(office.getByText(texts.done.takenBack, { exact: true }).first()).toBeVisible();
  // A first page that was drawn is shown for half a minute.
  await expect(async () => {
    await page.goto(`/newsDetail?id=${id}`);
    await expect(page).toHaveURL(/\/notFound/, { timeout: 2000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
});
