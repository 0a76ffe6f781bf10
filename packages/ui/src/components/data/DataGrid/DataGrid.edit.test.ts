import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/editSpecimen.tsx'));
const screens = { desktop: { width: 1100, height: 800 }, phone: { width: 360, height: 740 } };

/** Cells under a mouse and under a finger. */
describe.runIf(chromiumMissing === null)('cells that are edited in place', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, screens.desktop);
    await on.page.getByRole('grid').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const price = (row: number) => on.page.locator(`[data-row="${row}"] > :last-child`);
  const editor = () => on.page.locator('[data-editor]');

  test('a double press opens a cell, a press elsewhere saves it', async () => {
    await on.page.setViewportSize(screens.desktop);
    await price(1).dblclick();
    await editor().fill('1200');
    await price(3).click();
    await expect.poll(() => price(1).textContent()).toBe('1,200');
    expect(await editor().count()).toBe(0);
  });

  test('a drag selects a rectangle, and a press elsewhere ends it', async () => {
    await on.page.setViewportSize(screens.desktop);
    await price(0).hover();
    await on.page.mouse.down();
    await on.page.locator('[data-row="2"] > :nth-child(6)').hover();
    await on.page.mouse.up();
    await expect.poll(() => on.page.locator('td[aria-selected="true"]').count()).toBe(9);
    await price(5).click();
    await expect.poll(() => on.page.locator('td[aria-selected="true"]').count()).toBe(0);
  });

  test('on a phone one press of a finger opens a cell', async () => {
    await on.page.setViewportSize(screens.phone);
    await price(0).evaluate((cell) =>
      cell.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
      ),
    );
    await expect.poll(() => editor().inputValue()).toBe('2380');
    await on.page.keyboard.press('Escape');
    expect(await editor().count()).toBe(0);
  });
});
