import { words as imports } from '../apps/desk/src/screens/imports/imports/words.zh.ts';
import { words as routes } from '../apps/desk/src/screens/seaRoutes/seaRoutes/words.zh.ts';
import { type CsvKind, csvColumns } from '../packages/gateway/src/contract/csvColumns.ts';
import { zh as site } from '../packages/site/src/language/texts/zh.ts';
import { addDays, formatWeek, weekOfDay } from '../packages/trade/src/weeks.ts';
import { test } from './desk.ts';
import { expect, filled, logInByEmail } from './fixtures.ts';

/** A route without a sample sailing. */
const ends = { origin: 'DEHAM', destination: 'USNYC' } as const;
const leaves = addDays(new Date().toISOString().slice(0, 10), 20);
const made = Date.now() % 1_000_000;
const voyage = `T${made}W`;
/** A surcharge that no list has. */
const charge = {
  code: `T${made}`,
  name_zh: `北大西洋附加费${made}`,
  name_en: `North Atlantic surcharge ${made}`,
};

type Line = Readonly<Record<string, string>>;

/** One sailing as pricing staff write it. */
function sailing(): Line {
  const at = (days: number) => `${addDays(leaves, days)} 12:00`;
  return {
    ...ends,
    ...{ carrier: 'HLCU', vessel: 'BERLIN EXPRESS', voyage },
    ...{ departure: at(0), arrival: at(11), closing: at(-4), port_cut_off: at(-2) },
    ...{ currency: 'USD', price_40hq: '1875' },
  };
}

/** Returns the carrier's surcharge for all cargo to its port of discharge. */
function surcharge(): Line {
  return {
    ...{ carrier: 'HLCU', destination: ends.destination, ...charge, side: 'freight', basis: 'container' },
    ...{ currency: 'USD', amount: '125', valid_from: addDays(leaves, -30) },
  };
}

/** One line as a file of its kind. */
function fileOf(kind: CsvKind, line: Line) {
  const columns: readonly string[] = csvColumns[kind];
  const table = [columns, columns.map((column) => line[column] ?? '')];
  const buffer = Buffer.from(table.map((cells) => cells.join(',')).join('\r\n'));
  return { name: `${kind}.csv`, mimeType: 'text/csv', buffer };
}

test('a route is put on sale, its sailing and surcharges are imported by CSV, and a subscriber sees its cost', async ({
  page,
  atDesk,
  texts: spoken,
  freshEmail,
}) => {
  test.slow();
  const { page: office } = await atDesk('desk.pricing@example.com');
  await test.step('the route is put on sale', async () => {
    const texts = routes.seaRoutes;
    await office.goto('/desk/seaRoutes');
    await office.getByRole('button', { name: texts.offer }).click();
    const dialog = office.getByRole('dialog', { name: texts.offer });
    for (const end of ['origin', 'destination'] as const) {
      await dialog.getByRole('combobox', { name: texts[end] }).fill(ends[end]);
      // The page below has other options.
      await office.getByRole('option', { name: new RegExp(ends[end]) }).click();
    }
    await dialog.getByRole('button', { name: texts.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await office.goto(`/desk/seaRoutes?keyword=${ends.origin}%20${ends.destination}`);
    const row = office.getByRole('row').filter({ hasText: ends.destination });
    await expect(row).toContainText(texts.states.on);
    await expect(row).toContainText(texts.noSailings);
  });

  for (const [kind, line] of [
    ['sailings', sailing()],
    ['surcharges', surcharge()],
  ] as const)
    await test.step(`a file of ${kind} is looked at and imported, pressed again after the line was lost`, async () => {
      const texts = imports.imports;
      await office.goto(`/desk/imports?kind=${kind}`);
      await office.getByLabel(texts.choose, { exact: true }).setInputFiles(fileOf(kind, line));
      const name = filled(texts.confirm, { lines: 1 });
      await office.getByRole('button', { name }).click();
      const question = office.getByRole('alertdialog');
      await office.context().setOffline(true);
      await question.getByRole('button', { name }).click();
      await expect(question.getByRole('alert')).toContainText(site.failure.network);
      await office.context().setOffline(false);
      // It is done, and the connection is lost again before the page could be reloaded: one message covers both.
      const reads = '**/csvImport/select*';
      await office.route(reads, (route) => route.abort());
      await question.getByRole('button', { name }).click();
      const message = office.locator('[data-toast]');
      const done = texts.done.replace(/。$/, '');
      await expect(message).toContainText(filled(site.failure.keptAfter, { done }));
      await office.unroute(reads);
      await message.getByRole('button', { name: site.failure.retry }).click();
      await expect(message).toHaveCount(0);
      await expect(office.getByRole('button', { name })).toHaveCount(0);
    });

  await test.step('the surcharge is listed with its file, which leads to its report', async () => {
    await office.goto(`/desk/surcharges?keyword=hlcu%20${charge.code}`);
    const row = office.getByRole('row').filter({ hasText: charge.name_zh });
    await expect(row).toContainText('$125');
    await row.getByRole('link', { name: 'surcharges.csv' }).click();
    const texts = imports.imports;
    await expect(
      office.getByRole('heading', { name: filled(texts.report, { name: 'surcharges.csv' }) }),
    ).toBeVisible();
  });

  await test.step('a visitor finds it', async () => {
    const week = formatWeek(weekOfDay(leaves));
    await page.goto(`/shipPriceInfo?origin=${ends.origin}&destination=${ends.destination}&week=${week}`);
    await expect(page.getByText(new RegExp(voyage)).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('who logs in and tries the route reads what the sailing costs', async () => {
    const { portal } = spoken;
    await page.getByRole('button', { name: portal.header.login }).last().click();
    await logInByEmail(page, spoken, freshEmail);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('link')
      .filter({ hasText: new RegExp(voyage) })
      .or(page.getByRole('row').filter({ hasText: voyage }).getByRole('link'))
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
    await expect(page.getByText(charge.code).filter({ visible: true }).first()).toBeVisible();
    // Freight and surcharge of one box.
    await expect(page.getByText(/2,000/).filter({ visible: true }).first()).toBeVisible();
  });
});
