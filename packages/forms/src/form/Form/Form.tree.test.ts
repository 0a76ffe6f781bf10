import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));

const errors = {
  'Unified social credit code': 'Enter the unified social credit code.',
  Email: 'Enter your email address.',
  'New password': 'Enter a password.',
  'Certification method': 'Choose the certification method.',
  'Departure week': 'Choose the departure week.',
  'I agree to the terms': 'Agree to the terms.',
};
const links = Object.entries(errors).map(([label, sentence]) => `link "${label}: ${sentence}"`);

/** A form of six fields in the pinned browser: the announcements of a screen reader, and the focus after real key presses. */
describe.runIf(chromiumMissing === null)('the form, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 360, height: 740 });
    await on.page.getByRole('form').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const press = (key: string) => on.page.keyboard.press(key);
  const type = (text: string) => on.page.keyboard.type(text);
  const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);
  /** Returns the usable controls, without the labels that name them. */
  const controls = async () =>
    (await on.outline()).map((line) => line.trim()).filter((line) => !/^(LabelText|StaticText)/.test(line));

  /** The summary as it reads once it has followed the fields. */
  const expectSummary = (heading: string, entries: string[]) =>
    expect
      .poll(async () => (await controls()).filter((line) => /^(region|link)/.test(line)))
      .toEqual([`region "${heading}"`, ...entries]);

  test('reads as a named form, each control by its label', async () => {
    expect(await controls()).toEqual([
      'form "Certification"',
      'textbox "Unified social credit code"',
      'textbox "Email"',
      'textbox "New password"',
      'button "Show password"',
      'radiogroup "Certification method"',
      'radio "Corporate transfer"',
      'radio "Offline authorization"',
      'textbox "Departure week"',
      'button "Previous week"',
      'button "Next week"',
      'button "Departure week Open calendar of weeks" collapsed',
      'checkbox "I agree to the terms"',
      'button "Submit"',
    ]);
    expect(await on.page.getByRole('textbox', { name: 'Email' }).getAttribute('aria-required')).toBe('true');
  });

  test('is walked by Tab in the order it reads, one stop for a group', async () => {
    expect(await on.tabs(9)).toEqual([
      'textbox "Unified social credit code"',
      'textbox "Email"',
      'textbox "New password"',
      'button "Show password"',
      'radio "Corporate transfer"',
      'textbox "Departure week"',
      'button "Departure week Open calendar of weeks" collapsed',
      'checkbox "I agree to the terms"',
      'button "Submit"',
    ]);
  });

  test('lists the missing fields in a summary that receives the focus, and marks each field with its error', async () => {
    await press('Enter');
    await expectFocus('region "6 entries need your attention"');
    const read = await controls();
    expect(read.filter((line) => line.startsWith('link'))).toEqual(links);
    expect(read.filter((line) => line.endsWith(' invalid'))).toEqual([
      'textbox "Unified social credit code" invalid',
      'textbox "Email" invalid',
      'textbox "New password" invalid',
      'radiogroup "Certification method" invalid',
      'textbox "Departure week" invalid',
      'checkbox "I agree to the terms" invalid',
    ]);
    const described = on.page.getByRole('textbox', { name: 'Email' });
    await expect
      .poll(() =>
        described.evaluate(
          (input) => document.getElementById(input.ariaDescribedByElements?.[0]?.id ?? '')?.textContent,
        ),
      )
      .toBe(errors.Email);
  });

  test('leads from the summary to each field, in its order', async () => {
    expect(await on.tabs(6)).toEqual(links);
    await press('Enter');
    await expectFocus('checkbox "I agree to the terms" invalid');
  });

  test('keeps the focused item in the summary, and removes it when the focus leaves', async () => {
    const email = on.page.getByRole('textbox', { name: 'Email' });
    const link = on.page.getByRole('link', { name: errors.Email });
    await email.fill('li@example.com');
    await link.focus();
    await expectFocus(links[1] ?? '');
    await press('Enter');
    await expectFocus('textbox "Email"');
    await expectSummary('5 entries need your attention', links.toSpliced(1, 1));
    await email.fill('');
    await press('Tab');
    await expectSummary('6 entries need your attention', links);
    await on.page.getByRole('checkbox').focus();
  });

  test('is filled and sent by keys alone; errors disappear when they are corrected', async () => {
    await press('Space');
    await expectFocus('checkbox "I agree to the terms" checked');
    await expectSummary('5 entries need your attention', links.slice(0, 5));
    await on.page.getByRole('textbox', { name: 'Unified social credit code' }).focus();
    await type('91310115 ma1k 0001 5k');
    await expectSummary('5 entries need your attention', links.slice(0, 5));
    await press('Tab');
    await expectSummary('4 entries need your attention', links.slice(1, 5));
    await expectFocus('textbox "Email" invalid');
    await type('li@example.com');
    await press('Tab');
    await type('Yangshan2026');
    await on.tabs(2);
    await press('ArrowDown');
    await expectFocus('radio "Offline authorization" checked');
    await press('Tab');
    await type('w48');
    await press('Enter');
    await expect
      .poll(() => on.page.evaluate(() => JSON.parse(document.body.dataset.sent ?? '{}')))
      .toEqual({
        creditCode: '91310115MA1K00015K',
        email: 'li@example.com',
        password: 'Yangshan2026',
        way: 'offline',
        week: '2026-W48',
        agree: true,
      });
    expect((await controls()).filter((line) => /invalid|region|link/.test(line))).toEqual([]);
  });
});
