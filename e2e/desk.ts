import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words as accessEn } from '../apps/desk/src/screens/access/login/words.en.ts';
import { words as accessZh } from '../apps/desk/src/screens/access/login/words.zh.ts';
import { words as invoicesEn } from '../apps/desk/src/screens/invoices/invoices/words.en.ts';
import { words as invoicesZh } from '../apps/desk/src/screens/invoices/invoices/words.zh.ts';
import { words as transfersEn } from '../apps/desk/src/screens/transfers/transfers/words.en.ts';
import { words as transfersZh } from '../apps/desk/src/screens/transfers/transfers/words.zh.ts';
import { en as formsEn } from '../packages/forms/src/messages/en.ts';
import { zh as formsZh } from '../packages/forms/src/messages/zh.ts';
import { en as siteEn } from '../packages/site/src/language/texts/en.ts';
import { zh as siteZh } from '../packages/site/src/language/texts/zh.ts';
import { test as base, expect, filled } from './fixtures.ts';

const password = 'harbour-lights-2026';

const texts = {
  'zh-CN': { ...accessZh, ...invoicesZh, ...transfersZh, forms: formsZh, failure: siteZh.failure },
  'en-US': { ...accessEn, ...invoicesEn, ...transfersEn, forms: formsEn, failure: siteEn.failure },
} as const;
export type DeskLocale = keyof typeof texts;

/** A logged-in staff member in a separate browser. */
export interface AtDesk {
  readonly page: Page;
  readonly words: (typeof texts)[DeskLocale];
  /** Ends before the journey does, so that another journey need not wait. */
  leave(): Promise<void>;
}

interface DeskFixtures {
  /**
   * Logs a staff member in, once per journey. A staff member has one session: a journey that needs one who is in use in
   * another journey waits until that one has ended.
   */
  atDesk(email: string, locale?: DeskLocale, viewport?: { width: number; height: number }): Promise<AtDesk>;
}

export const test = base.extend<DeskFixtures>({
  atDesk: async ({ browser }, use, { project }) => {
    const open = new Map<string, AtDesk>();
    await use(async (email, locale = 'zh-CN', viewport = { width: 1440, height: 900 }) => {
      const here = open.get(email);
      if (here) return here;
      const place = join(project.outputDir, 'atDesk', email);
      await mkdir(join(project.outputDir, 'atDesk'), { recursive: true });
      await expect.poll(() => isMade(place), { timeout: 120_000 }).toBe(true);
      const context = await browser.newContext({ locale, viewport });
      const page = await context.newPage();
      const leave = async () => {
        open.delete(email);
        await context.close();
        await rmdir(place);
      };
      const desk = { page, words: texts[locale], leave };
      open.set(email, desk);
      await logInAtDesk(page, email, locale);
      return desk;
    });
    for (const { leave } of [...open.values()]) await leave();
  },
});

/** Creates a folder; false if it exists, created by another process. */
const isMade = (folder: string) =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Logs in with password and second factor; the first time this also sets the second factor up. */
async function logInAtDesk(page: Page, email: string, locale: DeskLocale): Promise<void> {
  const words = texts[locale];
  await page.goto('/desk');
  await page.getByRole('textbox', { name: words.login.email }).fill(email);
  await page.getByRole('textbox', { name: words.forms.password.purposes.current.label }).fill(password);
  await page.getByRole('button', { name: words.login.next }).click();
  const code = page.getByRole('textbox', { name: words.login.code });
  await expect(code).toBeVisible();
  // A code is valid once; after an earlier journey has used one, the next appears within half a minute. Each wrong
  // attempt is counted, and a few block all logins for a while.
  let tried = '';
  await expect(async () => {
    const currentCode = await shownBy(page, email);
    expect(currentCode).not.toBe(tried);
    tried = currentCode;
    await code.fill(currentCode);
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/desk\/?$/, { timeout: 3000 });
  }).toPass({ timeout: 90_000, intervals: [1000] });
}

/** Returns the code that the sandbox's authenticator shows for an email address. */
async function shownBy(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/sandbox/authenticator', {
    headers: { accept: 'application/json' },
  });
  const currentCode = (await answer.json()) as { email: string; code: string }[];
  return currentCode.find((each) => each.email === email)?.code ?? '';
}

/**
 * Opens a transfer of the queue and confirms that the money on the bank statement has arrived. The response is lost:
 * the form shows an error, typed values are kept, and the same press again shows the result on the server.
 */
export async function confirmAtDesk({ page, words }: AtDesk, orderNo: string, yuan: string): Promise<void> {
  const { transfers } = words;
  await page.goto('/desk/transfers');
  await page.getByRole('link', { name: new RegExp(orderNo) }).click();
  await expect(
    page.getByRole('img', { name: filled(transfers.voucher.of, { number: 1, total: 1 }) }),
  ).toBeVisible();
  const { confirm, second } = transfers.decide;
  // Until the desk knows who reviews, Enter confirms nothing.
  await expect(page.getByRole('button', { name: new RegExp(`^(?:${confirm}|${second})`) })).toBeEnabled();
  await page.keyboard.press('a');
  await page.keyboard.type(yuan);
  const calls = '**/desk/transfer/confirm';
  const codes = new Set<number>();
  await page.route(calls, async (route) => {
    const answer = (await (await route.fetch()).json()) as { code: number };
    codes.add(answer.code);
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.failure.network)).toBeVisible();
  expect([...codes]).toEqual([200]);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  // The field groups the digits when it loses focus.
  await expect(page.getByLabel(transfers.decide.received)).toHaveValue(grouped(yuan));
  await page.unroute(calls);
  await page.getByLabel(transfers.decide.received).press('Enter');
}

/** `3042.00` as `3,042.00`. */
function grouped(yuan: string): string {
  return yuan.replace(/\B(?=(\d{3})+(?!\d))/, ',');
}

/** Opens the request for an invoice and issues it with its PDF. */
export async function issueAtDesk({ page, words }: AtDesk, orderNo: string): Promise<void> {
  const { decide } = words.invoices;
  await page.goto('/desk/invoices');
  await page.getByRole('link', { name: new RegExp(orderNo) }).click();
  // Twenty digits that no other order of the journeys has.
  await page.getByRole('textbox', { name: decide.number }).fill(`26${orderNo}`);
  const buffer = Buffer.from('%PDF-1.7\n% a journey\n%%EOF\n');
  await page
    .getByLabel(decide.file)
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: new RegExp(decide.issue) }).click();
  await expect(page.getByText(decide.issued)).toBeVisible();
}
