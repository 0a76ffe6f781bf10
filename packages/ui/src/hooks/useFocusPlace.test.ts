import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./focusPlaceSpecimen.tsx'));

describe.runIf(chromiumMissing === null)('the keyboard’s place in a panel', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 600, height: 400 });
  }, 120_000);
  afterAll(() => on?.close());

  test('is the panel when a button goes, and where one came from when the panel goes', async () => {
    await on.page.getByRole('button', { name: 'Before' }).focus();
    expect(await on.tabs(1)).toEqual(['button "Once"']);
    await on.page.keyboard.press('Enter');
    await expect.poll(on.focused).toBe('region "Panel"');
    await on.page.keyboard.press('h');
    await expect.poll(on.focused).toBe('button "Before"');
  });
});
