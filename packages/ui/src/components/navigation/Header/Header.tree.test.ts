import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const areas = ['Home', 'Freight', 'Insurance', 'News', 'Ports', 'Tools'];
const language = 'button "Language English" collapsed';
const profile = 'button "Your account Farsail Enterprise Company 3 unread messages" collapsed';
const list = ['list', ...areas.flatMap((area) => ['  listitem', `    link "${area}"`])];
const indented = (lines: readonly string[], by: string) => lines.map((line) => by + line);

/**
 * The header of a rejected company in the pinned browser: the announcements of a screen reader, and the focus after
 * real key presses.
 */
describe.runIf(chromiumMissing === null)('the header, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, desktop);
    await on.page.getByRole('banner').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const press = (key: string) => on.page.keyboard.press(key);
  const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);

  test('reads as brand, areas as links of a landmark, search, utilities, language, verification, account', async () => {
    expect(await on.outline()).toEqual([
      'banner',
      '  link "Fairway"',
      '  navigation "Main"',
      ...indented(list, '    '),
      '  button "Find"',
      '  link "Help"',
      `  ${language}`,
      '  link "Verification failed"',
      `  ${profile}`,
      'main',
      '  button "Search"',
    ]);
    expect(await on.page.getByRole('link', { name: 'Freight' }).getAttribute('aria-current')).toBe('page');
  });

  test('is walked by Tab in the order it reads, and left for the page', async () => {
    expect(await on.tabs(areas.length + 7)).toEqual([
      'link "Fairway"',
      ...areas.map((area) => `link "${area}"`),
      'button "Find"',
      'link "Help"',
      language,
      'link "Verification failed"',
      profile,
      'button "Search"',
    ]);
  });

  test('chooses a language by keys, each named in itself, and keeps focus at the button', async () => {
    await on.page.getByRole('button', { name: /^Language/ }).focus();
    await press('ArrowDown');
    await expectFocus('menuitemradio "English" checked');
    await press('Home');
    await expectFocus('menuitemradio "中文"');
    await press('Enter');
    await expectFocus('button "Language 中文" collapsed');
    await press('Enter');
    await expectFocus('menuitemradio "中文" checked');
    await press('e');
    await expectFocus('menuitemradio "English"');
    await press('Enter');
    await expectFocus(language);
  });

  test('walks the menu of the account round its ends and returns to its button', async () => {
    await on.page.getByRole('button', { name: /^Your account/ }).focus();
    await press('ArrowUp');
    await expectFocus('menuitem "Log out"');
    await press('ArrowDown');
    await expectFocus('menuitem "Verification failed"');
    await press('ArrowDown');
    await expectFocus('menuitem "Orders"');
    await press('ArrowDown');
    await expectFocus('menuitem "Go to personal account"');
    await press('Escape');
    await expectFocus(profile);
    await press('Enter');
    await expectFocus('menuitem "Verification failed"');
    await press('Tab');
    await expectFocus('button "Search"');
  });

  test('keeps the focus on the session button after logging out, and in again by a dialog', async () => {
    await on.page.getByRole('button', { name: /^Your account/ }).focus();
    await press('ArrowUp');
    await expectFocus('menuitem "Log out"');
    await press('Enter');
    await expectFocus('button "Log in"');
    await press('Enter');
    await expectFocus('heading "Who are you?"');
    await on.page.getByRole('button', { name: 'Go on' }).press('Enter');
    await expectFocus(profile);
  });

  test('on a phone keeps the search in reach, opens everything else by one button, holds focus in it, and returns it', async () => {
    await on.page.setViewportSize(phone);
    expect(await on.outline()).toEqual([
      'banner',
      '  link "Fairway"',
      '  button "Find"',
      '  button "Your account Farsail Company 3 unread messages" collapsed',
      '  button "Open menu"',
      'main',
      '  button "Search"',
    ]);
    await on.page.getByRole('button', { name: 'Open menu' }).focus();
    await press('Enter');
    await expectFocus('heading "Menu"');
    expect(await on.outline()).toEqual([
      'dialog "Menu" modal',
      '  heading "Menu"',
      '  button "Close menu"',
      '  navigation "Main"',
      ...indented(list, '    '),
      '  region "Tools"',
      '    link "Help"',
      '  group "Language"',
      '    button "中文"',
      '    button "English" pressed',
    ]);
    expect(await on.tabs(10)).toEqual([
      'button "Close menu"',
      ...areas.map((area) => `link "${area}"`),
      'link "Help"',
      'button "中文"',
      'button "English" pressed',
    ]);
    await press('Escape');
    await expectFocus('button "Open menu"');
    await on.page.locator('dialog').waitFor({ state: 'detached' });
  });

  test('a phone that is turned has room for everything: its menu goes, and the page scrolls again', async () => {
    await on.page.setViewportSize(phone);
    await on.page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expectFocus('heading "Menu"');
    // Still too narrow for the utilities, which are in the menu.
    await on.page.setViewportSize({ width: 740, height: 360 });
    expect((await on.outline())[0]).toBe('dialog "Menu" modal');
    await on.page.setViewportSize(desktop);
    await on.page.locator('dialog').waitFor({ state: 'detached' });
    expect(await on.outline()).toContain('  navigation "Main"');
    expect(await on.page.locator('html').getAttribute('data-scroll-lock')).toBeNull();
  });
});
