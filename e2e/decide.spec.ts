import { words as imports } from '../apps/desk/src/screens/imports/imports/words.zh.ts';
import { words as routes } from '../apps/desk/src/screens/seaRoutes/seaRoutes/words.zh.ts';
import { type CsvKind, csvColumns } from '../packages/gateway/src/contract/csvColumns.ts';
import { addDays, formatWeek, mondayOf, weekOfDay } from '../packages/trade/src/weeks.ts';
import { type AtDesk, test } from './desk.ts';
import { expect, filled, logInByEmail } from './fixtures.ts';

type Line = Readonly<Record<string, string>>;

/** Routes without a sample sailing, one for each browser: an import of one does not fire the watch of the other. */
const routeOf: Readonly<Record<string, { readonly origin: string; readonly destination: string }>> = {
  'zh desktop': { origin: 'NLRTM', destination: 'USNYC' },
  'en phone': { origin: 'BEANR', destination: 'USNYC' },
};
const vessel = 'BERLIN EXPRESS';
const week = weekOfDay(addDays(new Date().toISOString().slice(0, 10), 21));
/** The middle one is the cheapest. */
const prices = [1900, 1700, 1800] as const;

test('a shipper types a shipment, compares, quotes, watches, and is notified of a new schedule', async ({
  page,
  browser,
  atDesk,
  texts,
  project,
  freshEmail,
}) => {
  // A watch is judged once a minute.
  test.setTimeout(420_000);
  const { portal } = texts;
  const ends = routeOf[project] ?? { origin: 'DEBRV', destination: 'USNYC' };
  const made = Date.now() % 100_000;
  const voyages = prices.map((_, index) => `D${made}${index}W`);
  const [, cheapest = ''] = voyages;
  const sailings = (moved: number): Line[] =>
    prices.map((price, index) => {
      const leaves = addDays(mondayOf(week), 1 + index + (voyages[index] === cheapest ? moved : 0));
      const at = (days: number) => `${addDays(leaves, days)} 12:00`;
      return {
        ...{ ...ends, carrier: 'HLCU', vessel, voyage: voyages[index] ?? '' },
        ...{ departure: at(0), arrival: at(11), closing: at(-4), port_cut_off: at(-2) },
        ...{ currency: 'USD', price_40hq: String(price) },
      };
    });

  const office = await atDesk('desk.pricing@example.com');
  await test.step('staff put the route on sale and import its sailings and charges', async () => {
    await offer(office, ends);
    await bring(office, 'sailings', sailings(0));
    const validFrom = addDays(mondayOf(week), -60);
    const charge = {
      carrier: 'HLCU',
      basis: 'container',
      currency: 'USD',
      amount: '150',
      valid_from: validFrom,
    };
    await bring(office, 'surcharges', [
      { ...charge, origin: ends.origin, code: 'THC' },
      { ...charge, destination: ends.destination, code: 'DTHC' },
    ]);
  });

  const sailing = (voyage: string) =>
    page
      .getByRole('link')
      .filter({ hasText: voyage })
      .or(page.getByRole('row').filter({ hasText: voyage }).getByRole('link'))
      .filter({ visible: true })
      .first();

  const results = `/shipPriceInfo?origin=${ends.origin}&destination=${ends.destination}&week=${formatWeek(week)}`;
  await test.step('a member opens the route by the free trial', async () => {
    await page.goto(results);
    await page.getByRole('button', { name: portal.header.login }).last().click();
    await logInByEmail(page, texts, freshEmail);
    await expect(page.getByRole('dialog')).toBeHidden();
    await sailing(cheapest).click();
    await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
    await expect(page.getByRole('link', { name: portal.detail.quote })).toBeVisible();
  });

  await test.step('a shipment ranks the sailings by its total', async () => {
    await page.goto(results);
    await page.getByRole('button', { name: portal.shipment.enter }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: portal.shipment.title });
    await dialog.getByLabel(filled(portal.shipment.boxesOf, { box: '40HQ' })).fill('2');
    await dialog.getByRole('button', { name: portal.shipment.apply }).click();
    await expect(page).toHaveURL(/boxes=2x40HQ.*sort=total|sort=total.*boxes=2x40HQ/);
    await expect
      .poll(() => orderOn(page.getByRole('main'), voyages))
      .toEqual([cheapest, voyages[2], voyages[0]]);
  });

  await test.step('three sailings are compared', async () => {
    for (const voyage of voyages)
      await page
        .getByRole('checkbox', { name: filled(portal.freight.compareOf, { vessel, voyage }) })
        .filter({ visible: true })
        .first()
        .check();
    await page
      .getByRole('link', { name: filled(portal.freight.compareTicked, { count: 3 }) })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/compareSailings\?ids=.*boxes=2x40HQ/);
    for (const voyage of voyages)
      await expect(page.getByText(new RegExp(voyage)).filter({ visible: true }).first()).toBeVisible();
  });

  const link = await test.step('and quoted to a customer', async () => {
    await page.getByRole('link', { name: filled(portal.compare.quote, { count: 3 }) }).click();
    await page.getByLabel(portal.quoteEditor.name).fill('Hansa Import GmbH');
    await page.getByLabel(portal.quoteEditor.margin, { exact: true }).fill('150');
    await page.getByRole('button', { name: portal.quoteEditor.preview }).click();
    await page.getByRole('button', { name: portal.quoteDetail.send }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: portal.quoteDetail.send }).click();
    await expect(page.getByText(portal.quote.profit).first()).toBeVisible();
    const answer = page.waitForResponse(/selectQuote/);
    await page.reload();
    const { data } = await (await answer).json();
    return new URL(String(data.link.url));
  });

  await test.step('who accepts without a login', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const theirs = await phone.newPage();
    await theirs.goto(link.pathname + link.hash);
    await theirs.getByLabel(portal.quotation.name).fill('Ms Meyer');
    await theirs.getByRole('button', { name: portal.quotation.accept }).click();
    await expect(theirs.getByText(portal.quotation.accepted)).toBeVisible();
    await phone.close();
  });

  await test.step('the cheapest sailing is watched', async () => {
    await page.goto(`${results}&boxes=2x40HQ`);
    await sailing(cheapest).click();
    await page.getByRole('button', { name: portal.detail.watch, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.watch.save }).click();
    await expect(page.getByText(portal.watch.saved)).toBeVisible();
  });

  await test.step('staff import a new version: the departure moves by a day', () =>
    bring(office, 'sailings', sailings(1)));

  await test.step('an email says so, and its link opens the history of the sailing', async () => {
    const read = async () => {
      const answer = await page.request.get('/sandbox/outbox', {
        params: { to: freshEmail },
        headers: { accept: 'application/json' },
      });
      const messages = (await answer.json()) as { readonly text: string }[];
      return messages.find(({ text }) => text.includes('/sailDetail?id='))?.text ?? '';
    };
    await expect.poll(read, { timeout: 150_000, intervals: [2000] }).toContain(cheapest);
    const [, query = ''] = /\/sailDetail\?(\S+)/.exec(await read()) ?? [];
    await page.goto(`/sailDetail?${query}`);
    await expect(page.getByRole('heading', { name: portal.changes.heading })).toBeVisible();
  });

  await test.step('and the watch lists it', async () => {
    await page.goto('/watches');
    await page.getByRole('link').filter({ hasText: cheapest }).filter({ visible: true }).first().click();
    await expect(page.getByText(portal.watchDetail.fired.departureMoved)).toBeVisible();
    await expect(page.getByRole('link', { name: portal.watchDetail.proof })).toHaveAttribute(
      'href',
      /\/sailDetail\?id=/,
    );
  });
});

/** Puts a route on sale; an earlier try of the journey may have done so. */
async function offer(
  { page }: AtDesk,
  ends: { readonly origin: string; readonly destination: string },
): Promise<void> {
  const texts = routes.seaRoutes;
  await page.goto(`/desk/seaRoutes?keyword=${ends.origin}%20${ends.destination}`);
  const row = page.getByRole('row').filter({ hasText: ends.destination });
  if (await row.filter({ hasText: texts.states.on }).isVisible()) return;
  await page.goto('/desk/seaRoutes');
  await page.getByRole('button', { name: texts.offer }).click();
  const dialog = page.getByRole('dialog', { name: texts.offer });
  for (const end of ['origin', 'destination'] as const) {
    await dialog.getByRole('combobox', { name: texts[end] }).fill(ends[end]);
    await page.getByRole('option', { name: new RegExp(ends[end]) }).click();
  }
  await dialog.getByRole('button', { name: texts.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Imports lines of a table as staff. */
async function bring({ page }: AtDesk, kind: CsvKind, lines: readonly Line[]): Promise<void> {
  const texts = imports.imports;
  const columns: readonly string[] = csvColumns[kind];
  const table = [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))];
  const buffer = Buffer.from(table.map((cells) => cells.join(',')).join('\r\n'));
  await page.goto(`/desk/imports?kind=${kind}`);
  await page
    .getByLabel(texts.choose, { exact: true })
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer });
  const name = filled(texts.confirm, { lines: lines.length });
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
}

/** The voyages in the order in which a page lists them. */
async function orderOn(
  main: { innerText(): Promise<string> },
  voyages: readonly string[],
): Promise<readonly string[]> {
  const text = await main.innerText();
  return voyages
    .filter((voyage) => text.includes(voyage))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}
