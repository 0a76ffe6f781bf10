import { words as log } from '../apps/desk/src/screens/audit/log/words.zh.ts';
import { zh as site } from '../packages/site/src/words/zh.ts';
import { atDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';

const wide = { width: 1440, height: 900 };

test('who is not of finance is refused the transfers, and an admin reads of it in the log', async ({
  browser,
}) => {
  test.slow();
  const reviewer = await atDesk(browser, 'desk.reviewer@example.com', 'zh-CN', wide);
  await expect(reviewer.page.getByRole('link', { name: reviewer.words.transfers.title })).toHaveCount(0);
  await reviewer.page.goto('/desk/transfers');
  await expect(reviewer.page.getByText('您的角色不能执行此操作')).toBeVisible();
  await expect(reviewer.page.getByRole('link', { name: site.failure.home })).toBeVisible();

  const admin = await atDesk(browser, 'desk.admin@example.com', 'zh-CN', wide);
  await admin.page.goto('/desk/log?outcome=refused');
  const refusal = admin.page.getByRole('row').filter({ hasText: '/desk/transfer/selectPage' });
  await expect(refusal.first()).toContainText('陆行简');
  await expect(refusal.first()).toContainText(log.log.refused);
});
