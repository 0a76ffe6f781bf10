import type { Page } from '@playwright/test';
import { bookableWeek, expect, filled, lane, logInByEmail, test } from './fixtures.ts';

/** A4 with margins of 1 cm, in pixels. */
const paper = { width: 718, height: 1046 };

test('a printed page has no controls and fits the paper', async ({ page }) => {
  test.slow();
  await page.goto(lane);
  const sailing = await page.locator('a[href*="/sailDetail"]').first().getAttribute('href');
  await page.goto('/newsInformation');
  const article = await page.locator('a[href*="/newsDetail"]').first().getAttribute('href');
  const addresses = [
    '/',
    lane,
    sailing ?? '',
    article ?? '',
    '/dataChart',
    '/wikipedia/regulationDetail?slug=maritime-code',
    '/wikipedia/harbourDetail?code=NLRTM',
    '/wikipedia/shippingDetail?code=MAEU',
    '/logisticsTool/HScodeDetail?code=8507600010',
    '/logisticsTool/demurrage?first=2026-11-02&last=2026-11-20&combinedFree=7&combinedBands=8-12:60;13-:90',
    '/insuranceCompany',
    '/logisticsTool/cargoTracking?number=CSNU6218474',
  ];
  await printed(page, addresses);
});

test('a printed page of a member has no controls and fits the paper', async ({ page, texts, freshEmail }) => {
  test.slow();
  const { portal } = texts;
  await page.goto(`${lane}&week=${bookableWeek}`);
  await page.getByRole('button', { name: portal.header.login }).last().click();
  await logInByEmail(page, texts, freshEmail);
  await expect(page.getByRole('dialog')).toBeHidden();
  const sailings = page.locator('a[href*="/sailDetail"]').filter({ visible: true });
  const ids = await sailings.evaluateAll((links) =>
    links.flatMap((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? []),
  );
  await sailings.last().click();
  await page.getByRole('button', { name: filled(portal.subscribe.start, { days: 7 }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: portal.subscribe.confirm }).click();
  await page.getByRole('link', { name: portal.detail.quote }).click();
  await page.getByLabel(portal.quoteEditor.name).fill('Hansa Import GmbH');
  await page.getByRole('button', { name: portal.quoteEditor.preview }).click();
  await expect(page.getByRole('button', { name: portal.quoteDetail.send })).toBeVisible();
  const quotation = new URL(page.url());
  const shipment = 'boxes=2x20GP-1x40HQ&incoterm=FOB';
  const last = ids.at(-1) ?? '';
  await printed(page, [
    `${quotation.pathname}${quotation.search}`,
    `${lane}&${shipment}`,
    `/compareSailings?ids=${[...new Set(ids)].slice(-3).join('.')}&${shipment}`,
    // With the plan of its cut-offs.
    `/sailDetail?id=${last}&${shipment}&ready=${new Date().toISOString().slice(0, 10)}&inlandDays=2`,
    `/followInfo?origin=CNSHA&destination=USLAX&${shipment}`,
  ]);
});

async function printed(page: Page, addresses: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await controlsOn(page), `controls printed on ${address}`).toEqual([]);
    expect.soft(await pastTheEdge(page), `wider than the paper on ${address}`).toEqual([]);
  }
}

/**
 * Returns controls that would be printed but only work on a screen. A column is named by its button, and some elements
 * are marked as content.
 */
function controlsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header, footer, nav, input, select, textarea, button, dialog, [role=menu]',
      ),
    ]
      .filter((element) => !element.matches('main header, main footer, th *, [data-on-paper]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

function pastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('svg'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 2)
      .map(
        (element) =>
          `${element.tagName} to ${Math.round(element.getBoundingClientRect().right)} px: ${element.textContent?.slice(0, 40)}`,
      ),
  );
}
