import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));

const account = [
  'tabpanel "Code"',
  '  form',
  '    LabelText',
  '      StaticText "Account"',
  '    textbox "Account"',
  '    LabelText',
  '      StaticText "Code"',
  '    textbox "Code"',
  '    button "Go on"',
];
const consent = [
  'paragraph',
  '  StaticText "New here? We ask you first to agree to the "',
  '  link "Service Agreement (opens in a new tab)"',
  '  StaticText " and the "',
  '  link "Privacy Policy (opens in a new tab)"',
  'paragraph',
  '  StaticText "Phone numbers from outside mainland China log in by email."',
  'StaticText "Other ways to log in"',
  'button "Log in with WeChat"',
];
const banners = [
  'StaticText "Fairway"',
  'region "What Fairway offers"',
  '  button "Play the slides"',
  '  group "Choose a slide"',
  '    button "Show slide 1"',
  '    button "Show slide 2"',
  '  group "1 of 2"',
  '    paragraph',
  '      StaticText "Schedules"',
  '    paragraph',
  '      StaticText "Every week."',
];
const choices = [
  'heading "Log in / Register"',
  'button "Close"',
  'StaticText "Portal"',
  'radiogroup "Portal"',
  '  radio "Personal" checked',
  '  radio "Enterprise"',
  'tablist "Way to log in"',
  '  tab "Code" selected',
  '  tab "Password"',
];
const dialogOf = (...parts: readonly (readonly string[])[]) => [
  'dialog "Log in / Register" modal',
  ...parts.flat().map((line) => `  ${line}`),
];

/** The login dialog in the pinned browser: the announcements of a screen reader, and the focus after real key presses. */
describe.runIf(chromiumMissing === null)('the login dialog, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1280, height: 800 });
    await on.page.getByRole('button').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const press = (key: string) => on.page.keyboard.press(key);
  const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);

  test('opens from the keyboard on its heading, and reads as banners, choices, form, consent, other ways', async () => {
    await press('Tab');
    await press('Enter');
    await expectFocus('heading "Log in / Register"');
    expect(await on.outline()).toEqual(dialogOf(banners, choices, account, consent));
  });

  test('is walked by Tab from the top to the banners, whose pause comes first, and never left', async () => {
    expect(await on.tabs(14)).toEqual([
      'button "Close"',
      'radio "Personal" checked',
      'tab "Code" selected',
      'textbox "Account"',
      'textbox "Code"',
      'button "Go on"',
      'link "Service Agreement (opens in a new tab)"',
      'link "Privacy Policy (opens in a new tab)"',
      'button "Log in with WeChat"',
      // The bar of the browser itself: the page behind stays out of reach.
      '',
      'button "Play the slides"',
      'button "Show slide 1"',
      'button "Show slide 2"',
      'button "Close"',
    ]);
  });

  test('changes portal and login method with the arrow keys, keeps the typed values, and offers to reset a forgotten password', async () => {
    await press('Tab');
    await press('ArrowRight');
    await expectFocus('radio "Enterprise" checked');
    await press('Tab');
    await press('Tab');
    await on.page.keyboard.type('shenyuan01');
    await press('Shift+Tab');
    await press('ArrowRight');
    await expectFocus('tab "Password" selected');
    expect(await on.tabs(4)).toEqual([
      'textbox "Account"',
      'textbox "Password"',
      'button "Go on"',
      'button "Forgot password?"',
    ]);
    expect(await on.page.getByLabel('Account').inputValue()).toBe('shenyuan01');
  });

  test('on a phone leaves the banners out; Esc closes and the next opening starts anew', async () => {
    await on.page.setViewportSize({ width: 360, height: 740 });
    await press('Escape');
    await expectFocus('button "Log in"');
    await press('Enter');
    await expectFocus('heading "Log in / Register"');
    expect(await on.outline()).toEqual(dialogOf(choices, account, consent));
    await press('Escape');
    await expectFocus('button "Log in"');
  });
});
