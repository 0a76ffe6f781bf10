import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/treeSpecimen.tsx'));

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A dot as a PNG; its name behind it, so that no two are the same picture. */
const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from(dot, 'base64'), Buffer.from(name)]),
});

const actions = (name: string, end: 'Remove' | 'Cancel' = 'Remove') => [
  `button "Move ${name} up"`,
  `button "Move ${name} down"`,
  `button "Replace ${name}"`,
  `button "${end} ${name}"`,
];

/**
 * Two pictures in a field for four, in the pinned browser: the announcements of a screen reader, and the focus after
 * real key presses.
 */
describe.runIf(chromiumMissing === null)('the upload, read out and walked by keys alone', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 360, height: 740 });
    // Playwright intercepts file dialogs once a listener exists, which takes a moment.
    on.page.on('filechooser', () => {});
    await on.page.getByRole('group').waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const press = (key: string) => on.page.keyboard.press(key);
  const expectFocus = (line: string) => expect.poll(() => on.focused()).toBe(line);
  const expectFocusAt = (name: string) =>
    expect.poll(() => on.focused()).toMatch(new RegExp(`^listitem "Preview ${name}`));
  /** Elements that can be used or moved, without texts and without the ends of the order. */
  const controls = async () =>
    (await on.outline())
      .map((line) => line.trim().replace(/(Move .*") disabled$/, '$1'))
      .filter((line) => /^(group|button|list|progressbar)/.test(line));

  test('reads as a named group: the button that chooses, then each picture with its actions', async () => {
    expect(await controls()).toEqual([
      'group "Proof of transfer"',
      'button "Proof of transfer Add more"',
      'list "Chosen pictures"',
      'listitem',
      'button "Preview slip.jpg"',
      ...actions('slip.jpg'),
      'listitem',
      'button "Preview seal.jpg"',
      ...actions('seal.jpg'),
      'button "Submit"',
    ]);
    const input = on.page.getByLabel('Add more');
    await expect
      .poll(() =>
        input.evaluate((element) =>
          element.ariaDescribedByElements?.map((each) => each.textContent).join(' '),
        ),
      )
      .toMatch(/must be legible.*JPG, JPEG or PNG, at most 10M each, up to 4\u00a0pictures/);
  });

  test('is walked by Tab in the order it reads', async () => {
    const stops = (await on.tabs(12)).map((line) => line.replace(/ disabled$/, ''));
    expect(stops).toEqual([
      'button "Proof of transfer Add more"',
      'button "Preview slip.jpg"',
      ...actions('slip.jpg'),
      'button "Preview seal.jpg"',
      ...actions('seal.jpg'),
      'button "Submit"',
    ]);
  });

  test('moves a picture by Alt and arrows, and keeps focus on it', async () => {
    await on.page.getByRole('button', { name: 'Remove slip.jpg' }).focus();
    await press('Alt+ArrowDown');
    await expectFocus('button "Remove slip.jpg"');
    expect((await controls()).filter((line) => line.includes('Preview'))).toEqual([
      'button "Preview seal.jpg"',
      'button "Preview slip.jpg"',
    ]);
  });

  test('moves focus to the last picture when a choice fills the field', async () => {
    await on.page.getByLabel('Add more').focus();
    const choosing = on.page.waitForEvent('filechooser');
    await press('Space');
    await (await choosing).setFiles([png('half.png'), png('refused.png')]);
    await expectFocusAt('refused.png');
    await press('Tab');
    await expectFocus('button "Preview refused.png"');
  });

  test('names progress, cancel and retry with the picture, and explains why one failed', async () => {
    await on.page.getByRole('button', { name: 'Retry refused.png' }).waitFor();
    const read = await controls();
    expect(read).toEqual(
      expect.arrayContaining([
        'progressbar "Uploading half.png"',
        ...actions('half.png', 'Cancel'),
        'button "Retry refused.png"',
      ]),
    );
    const announcements = await on.page.getByRole('status').allTextContents();
    expect(announcements.join()).toContain('refused.png not uploaded: This order needs no proof of transfer');
    expect(announcements.join()).toContain('Uploading half.png, 50% done');
  });

  test('moves focus to the next picture after a removal, and to the input after the last one', async () => {
    for (const [name, next] of [
      ['Remove seal.jpg', 'slip.jpg'],
      ['Remove slip.jpg', 'half.png'],
      ['Cancel half.png', 'refused.png'],
    ] as const) {
      await on.page.getByRole('button', { name }).focus();
      await press('Enter');
      await expectFocusAt(next);
    }
    await on.page.getByRole('button', { name: 'Remove refused.png' }).focus();
    await press('Enter');
    await expectFocus('button "Proof of transfer Choose picture"');
  });

  test('offers the camera where a finger is the pointer', async () => {
    const camera = on.page.getByLabel('Take photo', { exact: true });
    expect(await camera.isVisible()).toBe(false);
    const session = await on.page.context().newCDPSession(on.page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await expect.poll(() => camera.isVisible()).toBe(true);
    expect(await camera.getAttribute('capture')).toBe('environment');
    expect((await controls()).slice(0, 3)).toEqual([
      'group "Proof of transfer"',
      'button "Proof of transfer Choose picture"',
      'button "Take photo"',
    ]);
    await session.detach();
  });
});
