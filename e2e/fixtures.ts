import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { en as formsEn } from '../packages/forms/src/messages/en.ts';
import { zh as formsZh } from '../packages/forms/src/messages/zh.ts';
import { aliveEvent } from '../packages/site/src/firstPage/ids.ts';
import { addDays, formatWeek, weekOfDay } from '../packages/trade/src/weeks.ts';
import { en as kitEn } from '../packages/ui/src/messages/en.ts';
import { zh as kitZh } from '../packages/ui/src/messages/zh.ts';
import { everyWord, type Words } from './words.ts';

/** All texts of the portal in the language of the run. */
export interface Texts {
  readonly portal: Words;
  readonly kit: typeof kitEn;
  readonly forms: typeof formsEn;
}

interface Fixtures {
  texts: Texts;
  /** Whether the run is on a phone. */
  phone: boolean;
  /** Name of the browser that runs, `zh phone`. */
  project: string;
  /** An email address that is unique in this run. */
  freshEmail: string;
  /**
   * Fails a journey in which a page of any of its browsers tried an action that its policy forbids, such as a script
   * that a user typed.
   */
  policy: undefined;
}

let made = 0;
let journeys = 0;
/** Requests of each page that are under way. */
const underWay = new WeakMap<Page, Set<Request>>();

export const test = base.extend<Fixtures>({
  policy: [
    async ({ browser }, use) => {
      const tried: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (/Content[ -]Security[ -]Policy/i.test(message.text()))
            tried.push(`${message.page()?.url()}: ${message.text()}`);
        });
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(tried, 'the policy of a page was broken').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    await use(page);
  },
  texts: async ({ locale }, use) =>
    use(
      locale?.startsWith('zh')
        ? { portal: await everyWord('zh'), kit: kitZh, forms: formsZh }
        : { portal: await everyWord('en'), kit: kitEn, forms: formsEn },
    ),
  phone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 640),
  // The runner reads the required fixtures from the pattern; this one needs none.
  project: async ({ browserName: _ }, use, info) => use(info.project.name),
  freshEmail: async ({ locale }, use, info) => {
    made += 1;
    await use(`shipper-${locale}-${info.workerIndex}-${made}@example.com`.toLowerCase());
  },
  // Each journey comes from a different network, as people do: together they try more logins than one network may.
  extraHTTPHeaders: async ({ browserName: _ }, use, info) => {
    journeys += 1;
    await use({ 'x-forwarded-for': `10.${info.workerIndex}.${journeys >> 8}.${journeys & 255}` });
  },
});

export { expect };

/**
 * A name that would run if a page treated it as markup (TRUST 35). Journeys type it wherever users choose the text, and
 * check that it is shown as text and nothing is executed.
 */
export const script = '<img src=x onerror=go()>';

/** Opens an address and waits until the page, drawn by the server for this reader, listens itself. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => document.documentElement.setAttribute('data-alive', ''));
  }, aliveEvent);
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/**
 * Waits until the page has its prefetches, which start when the page is idle. Its next render may request more, so it
 * is checked twice.
 */
export async function atRest(page: Page): Promise<void> {
  const rest = () => page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  for (let look = 0; look < 2; look += 1) {
    await rest();
    await rest();
    await expect.poll(() => underWay.get(page)?.size).toBe(0);
  }
}

/** Fills in the blanks of a text, as the portal does. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

interface Message {
  readonly code: string | null;
}

/** Returns the newest code that the sandbox sent to a recipient. */
export async function latestCode(page: Page, to: string): Promise<string> {
  const read = async () => {
    const answer = await page.request.get('/sandbox/outbox', {
      params: { to },
      headers: { accept: 'application/json' },
    });
    const [newest] = (await answer.json()) as Message[];
    return newest?.code ?? '';
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return read();
}

/** Picks the first port that is offered for a typed text. */
export async function pickPort(field: Locator, typed: string, code: string): Promise<void> {
  await field.fill(typed);
  const first = field.page().getByRole('option').first();
  await expect(first).toContainText(code);
  await first.click();
}

/** Logs in by a code to an email, in the login dialog that is open. */
export async function logInByEmail(page: Page, { portal, forms }: Texts, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: portal.login.useEmail }).click();
  await dialog.getByRole('textbox', { name: forms.email.label }).fill(email);
  await dialog.getByRole('button', { name: forms.code.send }).click();
  await dialog.getByRole('textbox', { name: forms.code.label }).fill(await latestCode(page, email));
  await dialog.getByRole('button', { name: portal.login.submit }).click();
  // A new account is asked to agree first; one that has agreed is not, and may have to confirm another device.
  const agree = page.getByRole('button', { name: portal.login.agreeGoOn });
  const otherDevice = page.getByRole('alertdialog', { name: portal.login.otherDeviceTitle });
  await Promise.any([agree.waitFor(), otherDevice.waitFor(), dialog.waitFor({ state: 'hidden' })]);
  if (!(await agree.isVisible())) return;
  await agree.click();
  await agree.waitFor({ state: 'hidden' });
}

interface DemoAccount {
  readonly name: string;
  readonly portal: 'personal' | 'enterprise';
}

/** Sample accounts for each browser that plays two devices, so that no journey logs out another. */
const accounts: Record<string, readonly [DemoAccount, DemoAccount]> = {
  'zh desktop': [personal('free@example.com'), enterprise('yuanfanAdmin')],
  'en phone': [personal('member@example.com'), enterprise('review@example.com')],
};

function personal(name: string): DemoAccount {
  return { name, portal: 'personal' };
}

function enterprise(name: string): DemoAccount {
  return { name, portal: 'enterprise' };
}

/** Two sample accounts of a browser's own. */
export function accountsOf(project: string): readonly [DemoAccount, DemoAccount] {
  const own = accounts[project];
  if (!own) throw new Error(`No sample accounts for ${project}`);
  return own;
}

/** A certified person of a browser's own, who may order. */
const buyers: Record<string, DemoAccount> = {
  'zh desktop': personal('admin@example.com'),
  'en phone': personal('buyer@example.com'),
};

export function buyerOf(project: string): DemoAccount {
  const own = buyers[project];
  if (!own) throw new Error(`No buyer for ${project}`);
  return own;
}

/** Logs in by password, in the login dialog that is open. */
export async function logInByPassword(
  page: Page,
  { kit, portal, forms }: Texts,
  account: DemoAccount,
  password = 'Fairway2026',
): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByText(kit.loginDialog[account.portal], { exact: true }).click();
  await dialog.getByRole('tab', { name: kit.loginDialog.password }).click();
  await dialog.getByRole('textbox').first().fill(account.name);
  await dialog.getByRole('textbox', { name: forms.password.purposes.current.label }).fill(password);
  await dialog.getByRole('button', { name: portal.login.submitPassword, exact: true }).click();
}

/**
 * Logs in as a user who may still be logged in by an earlier try of the journey: the running try takes over, so that
 * each starts with a new session.
 */
export async function logInAfresh(page: Page, texts: Texts, account: DemoAccount): Promise<void> {
  await logInByPassword(page, texts, account);
  const { portal, kit } = texts;
  const question = page.getByRole('alertdialog', { name: portal.login.otherDeviceTitle });
  const member = page.getByRole('button', { name: new RegExp(kit.header.account) });
  await expect(question.or(member)).toBeVisible();
  if (test.info().retry > 0 && (await question.isVisible()))
    await question.getByRole('button', { name: portal.login.force }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX';

/** A week whose sailings can all be booked, at any time of the day. */
export const bookableWeek = formatWeek(weekOfDay(addDays(new Date().toISOString().slice(0, 10), 21)));
