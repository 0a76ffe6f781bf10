import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { words } from '../apps/portal/src/screens/account/companyFramework/words.en.ts';
import { readSettings } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/connection/open.ts';
import { createPool } from '../apps/server/src/database/db.ts';
import { type Company, fillCompany } from './bigCompany.ts';
import { withBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { beside, type Figure, figure } from './table.ts';

const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB', deviceScaleFactor: 1 } as const;
const admin = 'yuanshanAdmin';

/**
 * Returns the milliseconds from the choice of another filter until the visible rows are painted, and until all of them
 * are, on a phone slowed 4 times; and the floor: the time of the same phone for a request with an empty response and
 * the same markup, inserted as a whole by the browser alone.
 */
export async function filtersOnPhone(rounds: number): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  try {
    await fill(data);
    const product = await startProduct({ data });
    try {
      const { floor, inSight, whole } = await withBrowser(async (browser) => {
        const context = await browser.newContext(phone);
        const page = await context.newPage();
        await logIn(page, product.url);
        await page.goto(`${product.url}/companyFramework`);
        const department = page.getByRole('combobox', { name: words.framework.department });
        await department.waitFor();
        const cdp = await context.newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const floor: number[] = [];
        const ours: ListTimes[] = [];
        // The first choice loads code that the page has not needed yet.
        for (let index = 1; index <= rounds * 5 + 1; index++) {
          await department.fill(`${index % 20 || 20} / `);
          const option = page.getByRole('option').nth(index % 3);
          await option.waitFor();
          const before = await page.locator('main').innerHTML();
          ours.push(await choose(option));
          floor.push(await putIn(page, before));
        }
        ours.shift();
        return {
          floor: floor.slice(1),
          inSight: ours.map((times) => times.inSight),
          whole: ours.map((times) => times.whole),
        };
      });
      const what = (whose: string) => `filter by department, phone slowed 4 ×: ${whose}`;
      return [
        beside(floor, floor, figure(what('bare'), floor, 'ms', '', 0)),
        beside(floor, inSight, figure(what('Fairway, rows in sight'), inSight, 'ms', '≤ 100 ms', 0)),
        beside(floor, whole, figure(what('Fairway, all rows'), whole, 'ms', '', 0)),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** A data folder as a first start leaves it, whose second company is large. */
async function fill(folder: string): Promise<void> {
  await (await startProduct({ data: folder })).stop();
  const opened = await openDatabase(readSettings({ FAIRWAY_DATA: folder }), () => {});
  const pool = createPool({ connectionString: opened.url, size: 2, statementMs: 600_000 });
  try {
    const { rows } = await pool.query<Omit<Company, 'departments'>>(
      `select tenant_id as "tenantId", account_id as "accountId" from claim where value = $1`,
      [admin],
    );
    const [own] = rows;
    if (!own) throw new Error(`the sample has no ${admin}`);
    await fillCompany(pool, own);
  } finally {
    await pool.end();
    await opened.stop();
  }
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?login=1`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByText('Enterprise', { exact: false }).first().click();
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await dialog.getByRole('textbox').first().fill(admin);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Fairway2026');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Milliseconds until the frame that shows every row on the screen as it then stays, and until the one that completes the list. */
interface ListTimes {
  readonly inSight: number;
  readonly whole: number;
}

/** Chooses a department as a finger does, and waits until the list is whole. */
function choose(option: Locator): Promise<ListTimes> {
  return option.evaluate(async (element) => {
    const main = document.querySelector('main') as HTMLElement;
    const people = () => [...main.querySelectorAll('label strong')];
    const namesOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent).join();
    const before = { text: main.textContent, names: namesOf(people()) };
    const settled = () =>
      main.textContent !== before.text && main.querySelector('[aria-busy="true"]') === null;
    const frames: { painted: number; readonly names: string }[] = [];
    const began = performance.now();
    (element as HTMLElement).click();
    await new Promise<void>((done) => {
      const look = () => {
        const frame = { painted: 0, names: namesOf(people()) };
        const last = settled();
        frames.push(frame);
        setTimeout(() => {
          frame.painted = performance.now() - began;
          if (last) done();
        });
        if (!last) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const seen = namesOf(people().filter((person) => person.getBoundingClientRect().top < innerHeight));
    const shows = ({ names }: { names: string }) =>
      names !== before.names && (names === seen || names.startsWith(`${seen},`));
    return {
      inSight: frames.find(shows)?.painted ?? Number.NaN,
      whole: frames.at(-1)?.painted ?? Number.NaN,
    };
  });
}

/** Inserts the final page in place of the previous one by the browser alone once a request has completed. */
function putIn(page: Page, before: string): Promise<number> {
  return page.locator('main').evaluate(async (main, shownBefore) => {
    const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    const bare = document.createElement('div');
    bare.className = main.className;
    bare.innerHTML = shownBefore;
    main.after(bare);
    main.style.display = 'none';
    await frame();
    const after = main.innerHTML;
    const began = performance.now();
    await fetch('/api/health/ready', { cache: 'no-store' });
    bare.innerHTML = after;
    await frame();
    const spent = performance.now() - began;
    bare.remove();
    main.style.display = '';
    await frame();
    return spent;
  }, before);
}
