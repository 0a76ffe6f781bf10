import type { Page } from '@playwright/test';
import { atRest, expect, filled, lane, logInByEmail, openAlive, type Texts, test } from './fixtures.ts';

/** A page that listens and has all that it fetches ahead. */
async function openStill(page: Page, address: string): Promise<void> {
  await openAlive(page, address);
  await atRest(page);
}

/** Finds the message for a lost connection on a page that is kept. */
function keptToast(page: Page, { portal: { failure } }: Texts) {
  return page.getByText(filled(failure.kept, { reason: failure.network }));
}

/** A line as in a harbour: half a megabit, and almost half a second to anywhere. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test('a page whose code is not loaded shows the lost connection, and opens when it is back', async ({
  page,
  context,
  texts: { portal },
}) => {
  await openStill(page, '/insure');
  await context.setOffline(true);
  const ports = page.getByRole('contentinfo').getByRole('link', { name: portal.title.ports, exact: true });
  await ports.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(portal.failure.network);
  await context.setOffline(false);
  await main.getByRole('button', { name: portal.failure.retry }).click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(portal.failure.network);
});

test('a page that could not load while the connection was lost loads when requested again', async ({
  page,
  context,
  texts: { portal },
}) => {
  await openStill(page, '/insure');
  await context.setOffline(true);
  const link = (title: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: title, exact: true });
  await link(portal.title.ports).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(portal.failure.network);
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).toHaveText(portal.title.insure);
  await link(portal.title.ports).click();
  await expect(heading).toHaveText(portal.title.ports);
});

test('on a slow connection one line above the page moves from the press until the page is shown', async ({
  page,
  texts: { portal },
}) => {
  await openStill(page, '/insure');
  await slowLine(page);
  const seen = await page.evaluateHandle(watchLine);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: portal.title.ports, exact: true })
    .click({ noWaitAfter: true });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(portal.title.ports);
  await expect(page.locator('[data-awaiting]')).toHaveCount(0);
  expect(await seen.evaluate(({ lines, withOutline }) => ({ lines: lines.size, withOutline }))).toEqual({
    lines: 1,
    withOutline: true,
  });
});

/** Records each line above the page from now on, and whether one was visible together with the outline. */
function watchLine() {
  const seen = { lines: new Set<Element>(), withOutline: false };
  new MutationObserver(() => {
    const line = document.querySelector('[data-awaiting]');
    if (!line) return;
    seen.lines.add(line);
    seen.withOutline ||= document.documentElement.hasAttribute('data-outlined');
  }).observe(document, { subtree: true, childList: true, attributes: true });
  return seen;
}

for (const [what, address, typed] of [
  ['HS codes', '/logisticsTool/HScode', '8418'],
  ['the encyclopedia', '/wikipedia', 'maersk'],
  ['ships', '/logisticsTool/shipLocation', 'madrid'],
  ['a list of carriers', '/wikipedia/shippingCompany', 'maersk'],
] as const) {
  test(`a search in ${what} keeps the page and the typed text while the connection is lost, and can be tried again`, async ({
    page,
    context,
    texts,
  }) => {
    await openStill(page, address);
    await context.setOffline(true);
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox').first();
    await box.fill(typed);
    await box.press('Enter');
    await expect(keptToast(page, texts)).toBeVisible();
    await expect(box).toHaveValue(typed);
    await context.setOffline(false);
    await page.getByRole('button', { name: texts.portal.failure.retry, exact: true }).click();
    await expect(keptToast(page, texts)).toBeHidden();
    await expect(main.getByRole('searchbox').first()).toHaveValue(typed);
    await expect(main.getByRole('link').first()).toBeVisible();
  });
}

test('on a slow line an article is announced at once and can be read as it comes', async ({
  page,
  phone,
}) => {
  await openStill(page, '/newsInformation');
  await slowLine(page);
  const article = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  const title = (await article.getByRole('heading').textContent()) ?? '';
  await article.click();
  // Next to the list if there is room, otherwise on its own page.
  await expect(page.getByRole('heading', { level: phone ? 1 : 2, name: title })).toBeVisible();
});

test('a filter pressed while the connection is lost keeps the sailings visible and its own value, until it is tried again', async ({
  page,
  context,
  texts,
}) => {
  await openStill(page, lane);
  const main = page.getByRole('main');
  const rows = main.getByRole('row').or(main.getByRole('listitem')).filter({ visible: true });
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  const direct = main.getByRole('radio', { name: texts.portal.freight.direct });
  await expect(direct).not.toBeChecked();
  await context.setOffline(true);
  await direct.click();
  await expect(keptToast(page, texts)).toBeVisible();
  await expect(direct).not.toBeChecked();
  await expect(rows).toHaveCount(before);
  expect(page.url()).toContain(lane);
  await context.setOffline(false);
  await page.getByRole('button', { name: texts.portal.failure.retry, exact: true }).click();
  await expect(direct).toBeChecked();
  await expect(keptToast(page, texts)).toBeHidden();
});

test('a step back while the connection is lost is undone, and works the next time', async ({
  page,
  context,
  texts,
}) => {
  await openStill(page, lane);
  const main = page.getByRole('main');
  const direct = main.getByRole('radio', { name: texts.portal.freight.direct });
  await direct.click();
  await expect(page).toHaveURL(/direct/);
  await atRest(page);
  const filtered = page.url();
  await context.setOffline(true);
  await page.goBack();
  await expect(keptToast(page, texts)).toBeVisible();
  await expect(page).toHaveURL(filtered);
  await expect(direct).toBeChecked();
  await context.setOffline(false);
  await page.goBack();
  await expect(direct).not.toBeChecked();
  expect(page.url()).toContain(lane);
  await page.goForward();
  await expect(direct).toBeChecked();
});

test('a route ticked while the connection is lost is not shown as chosen, and the page stays', async ({
  page,
  context,
  texts,
  freshEmail,
}) => {
  await page.goto('/production?login=1');
  await logInByEmail(page, texts, freshEmail);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.portal.production.title);
  await atRest(page);
  const route = main.getByRole('checkbox').first();
  await context.setOffline(true);
  await route.click();
  await expect(keptToast(page, texts)).toBeVisible();
  await expect(route).not.toBeChecked();
  await context.setOffline(false);
  await page.getByRole('button', { name: texts.portal.failure.retry, exact: true }).click();
  await expect(route).toBeChecked();
});

test('a confirmation dialog also opens while the connection is lost, and can be confirmed again when it is back', async ({
  page,
  context,
  texts: { portal },
  texts,
  freshEmail,
}) => {
  const { security } = portal;
  await page.goto('/?login=1&next=/security');
  await logInByEmail(page, texts, freshEmail);
  await expect(page).toHaveURL(/\/security$/);
  await atRest(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: security.logOutAll }).click();
  const question = page.getByRole('alertdialog', { name: security.askAll });
  const yes = question.getByRole('button', { name: security.logOutAll });
  await yes.click();
  await expect(question.getByRole('alert')).toContainText(portal.failure.network);
  await context.setOffline(false);
  await yes.click();
  await expect(question).toBeHidden();
  await expect(page).not.toHaveURL(/\/security$/);
});

test('following a route while the connection is lost shows an error, and works with the next press', async ({
  page,
  context,
  texts,
  freshEmail,
}) => {
  const { portal } = texts;
  await page.goto(`${lane}&login=1`);
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  await atRest(page);
  const follow = page.getByRole('button', { name: portal.follow.follow });
  await context.setOffline(true);
  await follow.click();
  await expect(page.getByText(portal.failure.network)).toBeVisible();
  await context.setOffline(false);
  await follow.click();
  await expect(page.getByRole('button', { name: portal.follow.followed, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
