import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));
const buttons = ['Previous page', ...[1, 2, 3, 4, 5, 6, 7, 10].map((page) => `Page ${page}`), 'Next page'];

/** Ten pages in the pinned browser: the announcements of a screen reader, and the focus after real key presses. */
describe.runIf(chromiumMissing === null)('a pagination, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1100, height: 400 });
    await on.page.getByRole('navigation').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);
  const lines = async () => (await on.outline()).map((line) => line.trim());
  const current = () => on.page.locator('[aria-current="page"]').textContent();

  test('reads as a named landmark: which page, which rows, a list of buttons, size and jump', async () => {
    expect((await lines()).filter((line) => !/^(LabelText|option)/.test(line))).toEqual([
      'main',
      'navigation "Pages"',
      'status',
      'StaticText "Page 3 of 10"',
      'StaticText "21–30 of 95"',
      'list',
      ...buttons.flatMap((name) => ['listitem', `button "${name}"`]),
      'StaticText "Rows per page"',
      'combobox "Rows per page" collapsed',
      'MenuListPopup',
      'form',
      'StaticText "Go to page"',
      'textbox "Go to page"',
    ]);
    expect(await current()).toBe('3');
  });

  test('is walked by Tab in that order', async () => {
    expect(await on.tabs(buttons.length + 2)).toEqual([
      ...buttons.map((name) => `button "${name}"`),
      'combobox "Rows per page" collapsed',
      'textbox "Go to page"',
    ]);
  });

  test('goes to a typed page and by Enter to the next one; keeps the focus and announces the new page', async () => {
    await on.page.keyboard.type('９');
    await on.page.keyboard.press('Enter');
    await expect.poll(lines).toContain('StaticText "Page 9 of 10"');
    await expectFocus('textbox "Go to page"');
    await on.page.getByRole('button', { name: 'Next page' }).focus();
    await on.page.keyboard.press('Enter');
    await expect.poll(lines).toContain('StaticText "Page 10 of 10"');
    await expectFocus('button "Next page" disabled');
    await on.page.keyboard.press('Enter');
    expect(await current()).toBe('10');
  });
});
