import { words as desk } from '../apps/desk/src/screens/campaigns/campaigns/words.en.ts';
import { zh as kit } from '../packages/ui/src/messages/zh.ts';
import { test } from './desk.ts';
import { expect, filled, script } from './fixtures.ts';

const texts = desk.campaigns;

test('a campaign of the desk is shown to a visitor once, and Escape closes it', async ({ page, atDesk }) => {
  test.slow();
  const title = `${script} ${Date.now()}`;
  const { page: office } = await atDesk('desk.overseas@example.com', 'en-US');
  await office.goto('/desk/campaigns');
  await office.getByRole('button', { name: texts.add }).click();
  const dialog = office.getByRole('dialog', { name: texts.add });
  await dialog.getByLabel(texts.commonName, { exact: true }).fill(title);
  await dialog.getByLabel(texts.commonNameEn, { exact: true }).fill(title);
  // A page that no other journey visits.
  await dialog.getByLabel(texts.pages, { exact: true }).fill('/wikipedia/shippingCompany');
  await dialog.getByRole('spinbutton', { name: texts.delayedTime }).fill('0');
  await dialog.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  const press = (name: string) =>
    office
      .getByRole('button', { name: filled(name, { name: title }) })
      .filter({ visible: true })
      .click();
  await press(texts.turnOnOf);
  await expect(office.getByText(filled(texts.nowOn, { name: title }))).toBeVisible();

  try {
    // A reload before the server has counted the closing would show the dialog again.
    const counted = page.waitForResponse(
      (response) =>
        response.url().endsWith('/push/report') && response.request().postDataJSON().outcome === 'closed',
    );
    await page.goto('/wikipedia/shippingCompany');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('button', { name: kit.pushDialog.understood })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await counted;
    const answered = page.waitForResponse(/\/push\/query/);
    await page.reload();
    expect(await (await answered).json()).toMatchObject({ data: { status: 0 } });
    await expect(dialog).toBeHidden();
  } finally {
    // A campaign that stays on would cover the page in other journeys.
    await press(texts.turnOffOf);
    await expect(office.getByText(filled(texts.nowOff, { name: title }))).toBeVisible();
  }
});
