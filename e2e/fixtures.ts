import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../apps/portal/src/language/catalogue.ts';
import { en } from '../apps/portal/src/language/en.ts';
import { zh } from '../apps/portal/src/language/zh.ts';

interface Fixtures {
  /** The portal's words in the language of the run. */
  words: Words;
  /** Whether the run is on a phone. */
  phone: boolean;
  /** A phone number nobody else uses in this run. */
  freshPhone: string;
}

let counter = 0;

export const test = base.extend<Fixtures>({
  words: async ({ locale }, use) => use(locale?.startsWith('zh') ? zh : en),
  phone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 640),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from the pattern
  freshPhone: async ({}, use, info) => {
    counter += 1;
    const digits = `${Date.now() % 10_000_000}`.padStart(7, '0');
    await use(`19${info.parallelIndex}${counter % 10}${digits}`);
  },
});

export { expect };

interface Message {
  to: string;
  kind: string;
  purpose: string;
  code: string | null;
}

/** The newest code that the sandbox sent to a phone or e-mail. */
export async function latestCode(page: Page, to: string): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`, {
        headers: { accept: 'application/json' },
      });
      const messages = (await answer.json()) as Message[];
      code = messages[0]?.code ?? null;
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** Picks a port by typing and choosing the first that is offered. */
export async function pickPort(field: Locator, typed: string): Promise<void> {
  await field.click();
  await field.fill(typed);
  await field.page().getByRole('option').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
}

/** Logs in by SMS code in the dialog that is open. */
export async function logInByCode(page: Page, words: Words, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog.getByRole('button', { name: /获取验证码|Get code|Send code/i }).click();
  const code = await latestCode(page, phone);
  await dialog.getByRole('textbox').nth(1).fill(code);
  await dialog.getByRole('button', { name: words.login.submit }).click();
  await expect(dialog).toBeHidden();
}
