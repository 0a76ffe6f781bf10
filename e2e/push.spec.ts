import { words as desk } from '../apps/desk/src/screens/campaigns/campaigns/words.en.ts';
import { zh as kit } from '../packages/ui/src/messages/zh.ts';
import { atDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';

const said = desk.campaigns;

test('the follow float is left as its reader leaves it', async ({ page }) => {
  await page.goto('/aboutUs');
  const float = page.getByRole('complementary', { name: '关注航道服务号' });
  const button = float.getByRole('button');
  await expect(button).toBeVisible();
  const before = await button.getAttribute('aria-expanded');
  await button.click();
  const after = before === 'true' ? 'false' : 'true';
  await expect(button).toHaveAttribute('aria-expanded', after);
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', after);
});

test('a campaign of the desk comes to a visitor once, and goes by Escape', async ({ page, browser }) => {
  test.slow();
  const title = `舱位提前锁定 ${Date.now()}`;
  const { page: office } = await atDesk(browser, 'desk.overseas@example.com', 'en-US', {
    width: 1440,
    height: 900,
  });
  await office.goto('/desk/campaigns');
  await office.getByRole('button', { name: said.add }).click();
  const dialog = office.getByRole('dialog', { name: said.add });
  await dialog.getByLabel(said.commonName, { exact: true }).fill(title);
  await dialog.getByLabel(said.commonNameEn, { exact: true }).fill(title);
  await dialog.getByLabel(said.pages, { exact: true }).fill('/insuranceCompany');
  await dialog.getByRole('spinbutton', { name: said.delayedTime }).fill('0');
  await dialog.getByRole('button', { name: said.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await office
    .getByRole('button', { name: said.turnOnOf.replace('{{name}}', title) })
    .filter({ visible: true })
    .click();
  await expect(office.getByText(said.nowOn.replace('{{name}}', title))).toBeVisible();

  await page.goto('/insuranceCompany');
  const shown = page.getByRole('dialog', { name: title });
  await expect(shown.getByRole('button', { name: kit.pushDialog.understood })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  const asked = page.waitForResponse(/\/push\/query/);
  await page.reload();
  expect(await (await asked).json()).toMatchObject({ data: { status: 0 } });
  await expect(shown).toBeHidden();

  await office
    .getByRole('button', { name: said.turnOffOf.replace('{{name}}', title) })
    .filter({ visible: true })
    .click();
  await expect(office.getByText(said.nowOff.replace('{{name}}', title))).toBeVisible();
});
