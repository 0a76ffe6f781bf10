import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/resizeSpecimen.tsx'));
const phone = { width: 360, height: 740 };
const desktop = { width: 1100, height: 800 };

/** Twelve rows as tall as their content, in a frame as tall as its rows, while the user rotates the device. */
describe.runIf(chromiumMissing === null)('rows of their own height', () => {
  let on: SpecimenPage;
  const rows = () => on.page.getByRole('grid').locator('[data-row]').count();
  beforeAll(async () => {
    on = await openSpecimen(specimen, phone);
  }, 120_000);
  afterAll(() => on?.close());

  test('keep all rows when cards become rows and rows become cards', async () => {
    for (const screen of [phone, desktop, phone, desktop]) {
      await on.page.setViewportSize(screen);
      await expect.poll(rows).toBe(12);
      await expect.poll(emptyRoom).toBe(0);
    }
  });

  /** Px of the frame not covered by rows: space reserved for more rows would show as a gap. */
  async function emptyRoom(): Promise<number> {
    return on.page.getByRole('grid').evaluate((grid) => {
      const body = grid.querySelector('tbody');
      const tall = (of: Element) => of.getBoundingClientRect().height;
      const rowsHeight = [...grid.querySelectorAll('[data-row]')].reduce((sum, row) => sum + tall(row), 0);
      return body ? Math.round(tall(body) - rowsHeight) : -1;
    });
  }
});
