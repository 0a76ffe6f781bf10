import { words as imports } from '../apps/desk/src/screens/imports/imports/words.zh.ts';
import { words as routes } from '../apps/desk/src/screens/seaRoutes/seaRoutes/words.zh.ts';
import { csvColumns } from '../packages/gateway/src/contract/csvColumns.ts';
import { addDays, formatWeek, weekOfDay } from '../packages/trade/src/weeks.ts';
import { atDesk } from './desk.ts';
import { expect, filled, test } from './fixtures.ts';

/** A lane that no sample sails. */
const ends = { origin: 'DEHAM', destination: 'USNYC' } as const;
const leaves = addDays(new Date().toISOString().slice(0, 10), 20);
const voyage = `T${Date.now() % 1_000_000}W`;

/** One sailing as whoever keeps prices writes it. */
function file() {
  const at = (days: number) => `${addDays(leaves, days)} 12:00`;
  const line: Readonly<Record<string, string>> = {
    ...ends,
    ...{ carrier: 'HLCU', vessel: 'BERLIN EXPRESS', voyage },
    ...{ departure: at(0), arrival: at(11), closing: at(-4), port_cut_off: at(-2) },
    ...{ currency: 'USD', price_40hq: '1875' },
  };
  const table = [csvColumns.sailings, csvColumns.sailings.map((column) => line[column] ?? '')];
  const buffer = Buffer.from(table.map((cells) => cells.join(',')).join('\r\n'));
  return { name: 'sailings.csv', mimeType: 'text/csv', buffer };
}

test('a route is put on sale, its sailing comes by CSV, and a visitor finds it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: office } = await atDesk(browser, 'desk.pricing@example.com', 'zh-CN', {
    width: 1440,
    height: 900,
  });
  await test.step('the route is put on sale', async () => {
    const said = routes.seaRoutes;
    await office.goto('/desk/seaRoutes');
    await office.getByRole('button', { name: said.offer }).click();
    const dialog = office.getByRole('dialog', { name: said.offer });
    for (const end of ['origin', 'destination'] as const) {
      await dialog.getByRole('combobox', { name: said[end] }).fill(ends[end]);
      // The page below has options of its own.
      await office.getByRole('option', { name: new RegExp(ends[end]) }).click();
    }
    await dialog.getByRole('button', { name: said.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await office.goto(`/desk/seaRoutes?keyword=${ends.origin}%20${ends.destination}`);
    const row = office.getByRole('row').filter({ hasText: ends.destination });
    await expect(row).toContainText(said.states.on);
    await expect(row).toContainText(said.noSailings);
  });

  await test.step('its sailing is looked at and imported', async () => {
    const said = imports.imports;
    await office.goto('/desk/imports?kind=sailings');
    await office.locator('input[type=file]').setInputFiles(file());
    const name = filled(said.confirm, { count: 1 });
    await office.getByRole('button', { name }).click();
    await office
      .getByRole('alertdialog')
      .or(office.getByRole('dialog'))
      .getByRole('button', { name })
      .click();
    await expect(office.getByText(said.done)).toBeVisible();
  });

  await test.step('a visitor finds it', async () => {
    const week = formatWeek(weekOfDay(leaves));
    await page.goto(`/shipPriceInfo?origin=${ends.origin}&destination=${ends.destination}&week=${week}`);
    await expect(page.getByText(new RegExp(voyage)).filter({ visible: true }).first()).toBeVisible();
  });
});
