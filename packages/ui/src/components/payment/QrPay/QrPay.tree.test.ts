import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';
import type { PayAnswer } from './machine/payState.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/treeSpecimen.tsx'));
const alipay = 'tab "Alipay Scan and start at once"';
const wechat = 'tab "WeChat Pay Scan and start at once"';
const code = {
  id: 'wechat',
  method: 'wechat',
  content: 'https://pay.example/wechat',
  expiresAt: 1e15,
} as const;

/**
 * A payment from its code to its result in the pinned browser: the announcements of a screen reader, and the focus
 * after real key presses.
 */
describe.runIf(chromiumMissing === null)('a payment, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1000, height: 800 });
    await on.page.getByRole('img', { name: /payment code/ }).waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const press = (key: string) => on.page.keyboard.press(key);
  const expectFocus = (line: string | RegExp) => expect.poll(() => on.focused()).toMatch(line);
  const lines = async () => (await on.outline()).map((line) => line.trim());
  const answer = (order: PayAnswer) =>
    on.page.evaluate((detail) => void dispatchEvent(new CustomEvent('answer', { detail })), order);

  test('reads in the order of importance: time left, method, amount and payee, code, status', async () => {
    const read = (await lines()).filter((line) => !/^(main|paragraph|definition|status|alert)$/.test(line));
    expect(read).toEqual([
      'region "Pay for your order"',
      'heading "Pay for your order"',
      'StaticText "20261120084512"',
      'StaticText "Cancelled automatically in"',
      'timer',
      'StaticText "04:00"',
      'image "Caution"',
      'StaticText "This order is about to be cancelled. Need more time?"',
      'button "Keep the order longer"',
      'tablist "Payment method"',
      `${alipay} selected`,
      wechat,
      'tab "Bank transfer Confirmed in 1\u00a0working day"',
      'tabpanel "Alipay Scan and start at once"',
      'DescriptionList',
      'term "Amount due"',
      'StaticText "¥2,376.00"',
      'term "Payee"',
      'StaticText "Fairway Ltd."',
      'figure',
      'image "Alipay payment code, ¥2,376.00"',
      'StaticText "Valid for"',
      'timer',
      'StaticText "00:50"',
      'button "Refresh"',
      'StaticText "This code is about to expire. Need more time?"',
      'button "More time"',
      'StaticText "Scan with Alipay on your phone. This page updates once you have paid."',
      'StaticText "Waiting for a scan"',
      'button "Cancel order"',
    ]);
  });

  test('is walked by Tab with one stop for the ways to pay', async () => {
    expect(await on.tabs(5)).toEqual([
      'button "Keep the order longer"',
      `${alipay} selected`,
      'button "Refresh"',
      'button "More time"',
      'button "Cancel order"',
    ]);
  });

  test('extends the time of order and code; the focus stays at the time', async () => {
    await press('Shift+Tab');
    await press('Enter');
    await expect.poll(lines).toContain('StaticText "Extended: a new code follows by itself"');
    await expectFocus('paragraph');
    await on.page.getByRole('button', { name: 'Keep the order longer' }).focus();
    await press('Enter');
    await expect.poll(lines).toContain('StaticText "Extended: the order is kept"');
    await expectFocus('paragraph');
    expect(await lines()).not.toContain('button "Keep the order longer"');
  });

  test('another way is chosen by arrow and Enter, and its panel follows', async () => {
    await press('Tab');
    await expectFocus(`${alipay} selected`);
    await press('ArrowRight');
    await expectFocus(wechat);
    await press('Enter');
    await expect.poll(lines).toContain('image "WeChat Pay payment code, ¥2,376.00"');
    await expectFocus(`${wechat} selected`);
  });

  test('announces that the code was scanned, and that no other method can be chosen now', async () => {
    await on.page.getByRole('button', { name: 'Refresh' }).focus();
    await answer({ status: 'pending', code: { ...code, scan: 'scanned' }, returned: null });
    await expect.poll(lines).toContain('StaticText "Scanned. Confirm the payment on your phone"');
    expect(await lines()).toContain(`${alipay} disabled`);
    await expectFocus('figure');
  });

  test('a button that is taken away leaves the focus in its panel', async () => {
    await answer({ status: 'pending', code: { ...code, scan: 'declined' }, returned: null });
    await on.page.getByRole('button', { name: 'Get a new code' }).press('Enter');
    await expect.poll(lines).toContain('button "Refresh"');
    await on.page.getByRole('button', { name: 'Cancel order' }).focus();
    await answer({ status: 'pending', code: { ...code, scan: 'scanned' }, returned: null });
    await expectFocus('heading "Pay for your order"');
  });

  test('ends on the heading of the result', async () => {
    await answer({ status: 'paid' });
    await expectFocus('heading "Payment received"');
    expect(await on.tabs(2)).toEqual(['button "Copy order number"', 'link "View order"']);
  });
});
