import { expect, test } from './fixtures.ts';

test('the follow float is left as its reader leaves it', async ({ page }) => {
  await page.goto('/aboutUs');
  const float = page.getByRole('complementary', { name: /^(关注航道服务号|Follow Fairway on WeChat)$/ });
  const button = float.getByRole('button');
  await expect(button).toBeVisible();
  const before = await button.getAttribute('aria-expanded');
  await button.click();
  const after = before === 'true' ? 'false' : 'true';
  await expect(button).toHaveAttribute('aria-expanded', after);
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', after);
});

test('a campaign dialog opens after a long scroll, closes with Escape, and does not open again', async ({
  page,
  texts,
}) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/push/query')) requests.push(request.url());
  });
  const scrollFar = async () => {
    // As high as a page of many insurers.
    await page.evaluate(() => {
      document.body.style.minBlockSize = '4000px';
    });
    const before = requests.length;
    // A reader who scrolls before the page listens continues to scroll.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, window.scrollY < 1_700 ? 1_700 : 1));
      expect(requests.length).toBeGreaterThan(before);
    }).toPass({ timeout: 60_000 });
  };
  await page.goto('/insuranceCompany');
  await scrollFar();
  const dialog = page.getByRole('dialog', { name: /一分钟登记投保意向|Cargo insurance in a minute/ });
  await expect(dialog.getByRole('button', { name: texts.kit.pushDialog.later })).toBeVisible({
    timeout: 60_000,
  });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/insure');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  const answer = page.waitForResponse(/\/push\/query/);
  await scrollFar();
  expect(await (await answer).json()).toMatchObject({ data: { status: 0 } });
});
