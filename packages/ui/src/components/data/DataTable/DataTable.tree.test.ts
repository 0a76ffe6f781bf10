import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));
const details = ['button "Details CSCL PACIFIC"', 'button "Details HMM NURI"'];

/** A table in the pinned browser, wide and as cards: the same roles and names, and no focus where nothing is to be seen. */
describe.runIf(chromiumMissing === null)('a table, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1000, height: 700 });
    await on.page.getByRole('table').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const phone = { width: 360, height: 740 };
  const table = async () => {
    const lines = await on.outline();
    return lines.slice(lines.indexOf('  table "Sailings in week 48"')).map((line) => line.trim());
  };
  const cells = async () =>
    (await table()).filter((line) => /^(table|row|columnheader|rowheader|cell)\b/.test(line));

  test('reads by headings, rows and cells, also as cards', async () => {
    const wide = await cells();
    expect(wide).toEqual([
      'table "Sailings in week 48"',
      'row',
      ...['Vessel', 'Departs', '40HQ', 'Details'].map((name) => `columnheader "${name}"`),
      'row',
      'rowheader "CSCL PACIFIC"',
      'cell "24 Nov"',
      'cell "1890"',
      'cell "Details CSCL PACIFIC"',
      'row',
      'rowheader "HMM NURI"',
      'cell "28 Nov"',
      'cell "1780"',
      'cell "Details HMM NURI"',
    ]);
    await on.page.setViewportSize(phone);
    await expect.poll(cells).toEqual(wide);
  });

  test('on a phone Tab leads to the list that sorts, and to no heading that cannot be seen', async () => {
    expect(await on.tabs(3)).toEqual(['combobox "Sort" collapsed', ...details]);
  });

  test('a heading that sorts names the effect of the next press, and the rows follow', async () => {
    await on.page.setViewportSize({ width: 1000, height: 700 });
    await on.page.getByRole('button', { name: 'Sort by 40HQ, ascending' }).focus();
    await on.page.keyboard.press('Enter');
    await expect.poll(() => on.focused()).toBe('button "Sort by 40HQ, descending"');
    expect(await on.page.getByRole('columnheader', { name: '40HQ' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    expect((await table()).filter((line) => line.startsWith('rowheader'))).toEqual([
      'rowheader "HMM NURI"',
      'rowheader "CSCL PACIFIC"',
    ]);
    expect(await on.tabs(2)).toEqual(details.toReversed());
  });
});
