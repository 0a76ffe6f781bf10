import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { words } from '../apps/portal/src/screens/account/companyFramework/words.en.ts';
import { readSettings } from '../apps/server/src/config.ts';
import { createPool } from '../apps/server/src/database/db.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { type Company, fillCompany } from './bigCompany.ts';
import { withBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { type Figure, figure } from './table.ts';

const phone = { viewport: { width: 360, height: 740 }, locale: 'en-GB', deviceScaleFactor: 1 } as const;
const admin = 'yuanshanAdmin';

/** Milliseconds from a choice of another filter until its rows are painted, on a phone slowed 4 times. */
export async function filtersOnPhone(rounds: number): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  try {
    await fill(data);
    const product = await startProduct({ data });
    try {
      const spent = await withBrowser(async (browser) => {
        const context = await browser.newContext(phone);
        const page = await context.newPage();
        await logIn(page, product.url);
        await page.goto(`${product.url}/companyFramework`);
        const department = page.getByRole('combobox', { name: words.framework.department });
        await department.waitFor();
        const cdp = await context.newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const all: number[] = [];
        // The first choice fetches what the page has not needed yet.
        for (let index = 1; index <= rounds * 5 + 1; index++) {
          await department.fill(`${index % 20 || 20} / `);
          const option = page.getByRole('option').nth(index % 3);
          await option.waitFor();
          all.push(await choose(option));
        }
        return all.slice(1);
      });
      return [figure('filter by department, phone slowed 4 ×', spent, 'ms', '≤ 100 ms', 0)];
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

/** Chooses a department as a finger does, and waits for the frame that shows its first row. */
function choose(option: Locator): Promise<number> {
  return option.evaluate(async (chosen) => {
    const rows = () => document.querySelector('main')?.textContent;
    const before = rows();
    const began = performance.now();
    (chosen as HTMLElement).click();
    const settled = () => rows() !== before && document.querySelector('main [aria-busy="true"]') === null;
    await new Promise<void>((done) => {
      const look = () => (settled() ? setTimeout(done) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    return performance.now() - began;
  });
}
