import { words as imports } from '../apps/desk/src/screens/imports/imports/words.zh.ts';
import { words as routes } from '../apps/desk/src/screens/seaRoutes/seaRoutes/words.zh.ts';
import { csvColumns } from '../packages/gateway/src/contract/csvColumns.ts';
import { addDays, mondayOf, parseWeek } from '../packages/trade/src/weeks.ts';
import { type AtDesk, test } from './desk.ts';
import { atRest, bookableWeek, expect, filled, logInByEmail } from './fixtures.ts';

type Line = Readonly<Record<string, string>>;

/** Each browser has another route, so that an import in one changes no sailing in another. */
const origins: Readonly<Record<string, string>> = {
  'zh desktop': 'NLRTM',
  'en desktop': 'BEANR',
  'zh phone': 'DEBRV',
  'en phone': 'FRLEH',
};
const vessel = 'BERLIN EXPRESS';
/** The middle one is the cheapest. */
const prices = [1900, 1700, 1800] as const;

test('a shipper types a shipment, compares, quotes, watches, and is notified of a new schedule', async ({
  page,
  browser,
  atDesk,
  texts,
  phone,
  project,
  freshEmail,
}) => {
  // A watch is judged once a minute, and the desk may be in use by another journey.
  test.setTimeout(300_000);
  const { portal } = texts;
  const ends = { origin: origins[project] ?? '', destination: 'USSAV' };
  const staff = phone ? 'desk.pricing@example.com' : 'desk.pricing2@example.com';
  const made = Date.now() % 100_000;
  const voyages = prices.map((_, index) => `D${made}${index}W`);
  const [, cheapest = ''] = voyages;
  const monday = mondayOf(parseWeek(bookableWeek) ?? 0);
  const sailingsLater = (days: number): Line[] =>
    prices.map((price, index) => {
      const leaves = addDays(monday, 1 + index + days);
      // Another try sails at another hour: sailings of one vessel at one time share a row.
      const at = (days: number) => `${addDays(leaves, days)} ${12 + test.info().retry}:00`;
      return {
        ...{ ...ends, carrier: 'HLCU', vessel, voyage: voyages[index] ?? '' },
        ...{ departure: at(0), arrival: at(11), closing: at(-4), port_cut_off: at(-2) },
        ...{ currency: 'USD', price_40hq: String(price) },
      };
    });

  await test.step('staff put the route on sale and import its sailings', async () => {
    const office = await atDesk(staff);
    await offer(office, ends);
    await bring(office, sailingsLater(0));
    await office.leave();
  });

  const sailing = (voyage: string) =>
    page
      .getByRole('link')
      .filter({ hasText: voyage })
      .or(page.getByRole('row').filter({ hasText: voyage }).getByRole('link'))
      .filter({ visible: true })
      .first();

  const results = `/shipPriceInfo?origin=${ends.origin}&destination=${ends.destination}&week=${bookableWeek}`;
  await test.step('a shipment ranks the sailings by its total, which is of the freight without a subscription', async () => {
    await page.goto(results);
    await page.getByRole('button', { name: portal.header.login }).last().click();
    await logInByEmail(page, texts, freshEmail);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: portal.shipment.enter }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: portal.shipment.title });
    const count = dialog.getByLabel(filled(portal.shipment.boxesOf, { box: '40HQ' }));
    await count.fill('2');
    await count.press('Enter');
    await expect(page).toHaveURL(/boxes=2x40HQ.*sort=total|sort=total.*boxes=2x40HQ/);
    await expect
      .poll(() => orderOn(page.getByRole('main'), voyages))
      .toEqual([cheapest, voyages[2], voyages[0]]);
  });

  await test.step('the free trial opens the route', async () => {
    await sailing(cheapest).click();
    await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
    await expect(page.getByRole('link', { name: portal.detail.quote })).toBeVisible();
  });

  await test.step('three sailings are compared', async () => {
    await page.goto(`${results}&boxes=2x40HQ`);
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
    // The page reads the quotation again after it is sent; that response ends with the reload.
    await atRest(page);
    const answer = page.waitForResponse(/selectQuote/);
    await page.reload();
    const { data } = await (await answer).json();
    return new URL(String(data.link.url));
  });

  await test.step('the customer accepts without a login', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const theirs = await context.newPage();
    await theirs.goto(link.pathname + link.search);
    await theirs.getByLabel(portal.quotation.name).fill('Ms Meyer');
    await theirs.getByRole('button', { name: portal.quotation.accept }).click();
    await expect(theirs.getByText(portal.quotation.accepted)).toBeVisible();
    await context.close();
  });

  await test.step('the cheapest sailing is watched', async () => {
    await page.goto(`${results}&boxes=2x40HQ`);
    await sailing(cheapest).click();
    // The list has a button of the same name.
    await expect(page).toHaveURL(/\/sailDetail\?/);
    await page.getByRole('button', { name: portal.detail.watch, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: portal.watch.save }).click();
    await expect(page.getByText(portal.watch.saved)).toBeVisible();
  });

  await test.step('staff import a new version: the departure moves by a day', async () => {
    const office = await atDesk(staff);
    await bring(office, sailingsLater(1).slice(1, 2));
    await office.leave();
  });

  await test.step('an email reports it, and its link opens the history of the sailing', async () => {
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
    const fired = page.getByText(portal.watchReport.fired.departureMoved, { exact: true });
    await expect(fired.filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: portal.watchDetail.proof }).first()).toHaveAttribute(
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

/** Imports sailings as staff. */
async function bring({ page }: AtDesk, lines: readonly Line[]): Promise<void> {
  const texts = imports.imports;
  const columns: readonly string[] = csvColumns.sailings;
  const table = [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))];
  const buffer = Buffer.from(table.map((cells) => cells.join(',')).join('\r\n'));
  await page.goto('/desk/imports?kind=sailings');
  await page
    .getByLabel(texts.choose, { exact: true })
    .setInputFiles({ name: 'sailings.csv', mimeType: 'text/csv', buffer });
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
