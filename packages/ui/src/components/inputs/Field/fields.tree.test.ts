import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));

/**
 * Fields with a popup, in the pinned browser: the announcements of a screen reader, and the focus after real key
 * presses.
 */
describe.runIf(chromiumMissing === null)(
  'fields that open something, read out and walked by keys alone',
  () => {
    let on: SpecimenPage;
    beforeAll(async () => {
      on = await openSpecimen(specimen, { width: 1000, height: 740 });
      await on.page.getByRole('combobox', { name: 'Origin' }).waitFor();
    }, 120_000);
    afterAll(() => on?.close());

    const press = (key: string) => on.page.keyboard.press(key);
    const type = (text: string) => on.page.keyboard.type(text);
    const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);
    const enter = (role: 'combobox' | 'textbox', name: string) => on.page.getByRole(role, { name }).focus();
    const lines = async (of: RegExp) =>
      (await on.outline()).map((line) => line.trim()).filter((line) => of.test(line));

    test('are walked by Tab, the calendars behind one stop each', async () => {
      expect(await on.tabs(7)).toEqual([
        'combobox "Origin" expanded',
        'combobox "Container" collapsed',
        'combobox "Province and city" collapsed',
        'textbox "Cargo ready on"',
        'button "Cargo ready on Open calendar, 23 Nov 2026 chosen" collapsed',
        'textbox "Departure week"',
        'button "Departure week Open calendar of weeks, 2026-W48 chosen" collapsed',
      ]);
    });

    test('a port search offers options in named groups, and announces the number of results', async () => {
      await enter('combobox', 'Origin');
      expect(await lines(/^(listbox|group "|option ".*China)/)).toEqual([
        'listbox "Origin"',
        'group "Recent"',
        'option "Shanghai 上海 CNSHA China"',
        'group "Popular ports"',
        'option "Ningbo 宁波 CNNGB China"',
        'option "Yantian 深圳盐田 CNYTN China"',
      ]);
      await type('ningbo');
      await expect.poll(() => on.page.getByRole('status').first().textContent()).toBe('1 result');
      const active = await on.page
        .getByRole('combobox', { name: 'Origin' })
        .getAttribute('aria-activedescendant');
      expect(await on.page.getByRole('option', { name: 'Ningbo' }).getAttribute('id')).toBe(active);
      await press('Enter');
      await expectFocus('combobox "Origin" collapsed');
      expect(await on.page.getByRole('combobox', { name: 'Origin' }).inputValue()).toBe('Ningbo');
    });

    test('a cascader has a listbox for each level, named by the level above, and exposes the path', async () => {
      await enter('combobox', 'Province and city');
      await press('ArrowDown');
      await type('zhe');
      await expectFocus('option "Zhejiang"');
      await press('ArrowRight');
      await expectFocus('option "Hangzhou"');
      expect(await lines(/^(dialog|listbox|option "(Zhejiang|Hangzhou))/)).toEqual([
        'dialog "Choose a place"',
        'listbox "Province"',
        'option "Zhejiang"',
        'listbox "City, Within Zhejiang"',
        'option "Hangzhou"',
      ]);
      await press('Enter');
      await expectFocus('combobox "Province and city" collapsed');
      await expect
        .poll(() => on.page.getByRole('status').allTextContents())
        .toContain('Chosen: Zhejiang / Hangzhou');
    });

    test('a calendar is a dialog with a grid of named days', async () => {
      await enter('textbox', 'Cargo ready on');
      await press('Alt+ArrowDown');
      await expectFocus('button "Monday, 23 November 2026"');
      expect(await lines(/^(dialog|grid )/)).toEqual(['dialog "Choose a date"', 'grid "November 2026"']);
      expect(await lines(/^gridcell .*(selected|today)/)).toEqual([
        'gridcell "Friday, 20 November 2026, today"',
        'gridcell "Monday, 23 November 2026" selected',
      ]);
      expect(await lines(/^button "Thursday, 19/)).toEqual([
        'button "Thursday, 19 November 2026, not available" disabled',
      ]);
      await press('PageDown');
      await expectFocus('button "Wednesday, 23 December 2026"');
      await press('Escape');
      await expectFocus('textbox "Cargo ready on"');
    });

    test('a calendar of weeks has a row a week, headed by its number', async () => {
      await enter('textbox', 'Departure week');
      await press('Alt+ArrowDown');
      await expectFocus('button "Week 48 of 2026, 23–29 Nov"');
      expect(await lines(/^row .*selected/)).toEqual([
        'row "Week 48 of 2026, 23–29 Nov 23 24 25 26 27 28 29" selected',
      ]);
      await press('ArrowDown');
      await press('Enter');
      await expectFocus('textbox "Departure week"');
      expect(await on.page.getByRole('textbox', { name: 'Departure week' }).inputValue()).toBe('2026-W49');
    });
  },
);
