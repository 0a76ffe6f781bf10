import { expect, filled, test } from './fixtures.ts';

test('a visitor opens a ship that is at sea, sees how its position was reckoned, and looks for another', async ({
  page,
  texts,
}) => {
  const { shipAt } = texts.portal;
  await page.goto('/logisticsTool/shipLocation');
  const afloat = page.getByRole('list', { name: shipAt.try }).getByRole('link');
  await afloat.first().click();
  await expect(page.getByText(shipAt.estimated).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: shipAt.howTitle })).toBeVisible();

  const search = page.getByRole('searchbox', { name: shipAt.search });
  await search.fill('ever a');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyword=ever/);
  await expect(page.getByRole('list', { name: shipAt.found }).getByRole('listitem').first()).toContainText(
    'EVER A',
  );

  // A common name has more pages than one.
  await search.fill('maersk');
  await search.press('Enter');
  await page.getByRole('link', { name: /^(下一页|Next page)$/ }).click();
  await expect(page).toHaveURL(/keyword=maersk&page=2/);
  await expect(page.getByRole('list', { name: shipAt.found }).getByRole('listitem')).toHaveCount(10);

  await search.fill('no such ship 7');
  await search.press('Enter');
  await expect(
    page.getByRole('heading', { name: filled(shipAt.noneTitle, { keyword: 'no such ship 7' }) }),
  ).toBeVisible();
});
