import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));

/** Facts of a container and a part that failed, in the pinned browser. */
describe.runIf(chromiumMissing === null)('facts and a failure, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1000, height: 800 });
    await on.page.getByRole('heading').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const lines = async () => (await on.outline()).map((line) => line.trim());

  test('facts read term by term, a missing one as missing; a failure by heading, sentence and action', async () => {
    expect((await lines()).filter((line) => !/^(main|definition|status)$/.test(line))).toEqual([
      'DescriptionList',
      'term "Vessel"',
      'StaticText "CSCL PACIFIC"',
      'term "Container"',
      'StaticText "CSQU 305438 3"',
      'button "Copy container"',
      'term "Remark"',
      'StaticText "—"',
      'term "Status"',
      'StaticText "Confirmed"',
      'heading "This could not be loaded"',
      'StaticText "The service did not answer. You can try again."',
      'button "Try again"',
      'StaticText "Trace ID"',
      'StaticText "req-7f3a"',
      'button "Copy trace ID"',
    ]);
  });

  test('Tab moves from one control to the next; a copied value is clean, and the copy is announced', async () => {
    expect(await on.tabs(1)).toEqual(['button "Copy container"']);
    await on.page.keyboard.press('Enter');
    await expect.poll(lines).toContain('StaticText "Copied"');
    expect(await on.tabs(2)).toEqual(['button "Try again"', 'button "Copy trace ID"']);
    await on.page.keyboard.press('Space');
    await expect
      .poll(() => on.page.evaluate(() => document.body.dataset.copied))
      .toBe('CSQU3054383,req-7f3a');
  });
});
