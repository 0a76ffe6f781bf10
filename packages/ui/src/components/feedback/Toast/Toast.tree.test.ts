import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./treeSpecimen.tsx'));

/** A toast in the pinned browser, whose clock only the test moves: it is shown for five seconds. */
describe.runIf(chromiumMissing === null)('a toast waits for its reader', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 800, height: 600 });
    await on.page.clock.install();
    await on.page.clock.pauseAt(Date.now() + 3_600_000);
  }, 120_000);
  afterAll(() => on?.close());

  const toast = () => on.page.getByRole('listitem');
  const pass = (seconds: number) => on.page.clock.runFor(seconds * 1000);
  const expectGone = () => expect.poll(() => toast().count()).toBe(0);

  beforeEach(async () => {
    await on.page.mouse.move(10, 10);
    await on.page.getByRole('button', { name: 'Save route' }).press('Enter');
    await toast().waitFor();
  });

  test('leaves after five seconds', async () => {
    await pass(4.9);
    expect(await toast().count()).toBe(1);
    await pass(0.2);
    await expectGone();
  });

  test('stays while a pointer is over it, and then for the time it had left', async () => {
    await pass(3);
    await toast().hover();
    await pass(60);
    expect(await toast().count()).toBe(1);
    await on.page.mouse.move(10, 10);
    await pass(1.9);
    expect(await toast().count()).toBe(1);
    await pass(0.2);
    await expectGone();
  });

  test('stays under the pointer also after the page was hidden', async () => {
    await toast().hover();
    const turn = (hidden: boolean) =>
      on.page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await turn(true);
    await turn(false);
    await pass(60);
    expect(await toast().count()).toBe(1);
    await on.page.mouse.move(10, 10);
    await pass(5.1);
    await expectGone();
  });

  test('stays while it has the focus, which F8 moves to it, and leaves after it loses the focus', async () => {
    await on.page.keyboard.press('F8');
    await expect.poll(() => on.focused()).toMatch(/^button "/);
    await pass(60);
    expect(await toast().count()).toBe(1);
    await on.page.keyboard.press('Shift+Tab');
    await expect.poll(() => on.focused()).toBe('button "Save route"');
    await pass(5.1);
    await expectGone();
  });
});
