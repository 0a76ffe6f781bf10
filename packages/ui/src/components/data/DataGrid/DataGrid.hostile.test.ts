import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../../../scripts/specimenPage.ts';

const specimen = fileURLToPath(import.meta.resolve('./specimens/hostileSpecimen.tsx'));

/** The parts next to a table, with values that their types forbid, and unmounted in the middle of their work. */
describe.runIf(chromiumMissing === null)('the tools of a table', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 1000, height: 700 });
    await on.page.getByRole('button', { name: 'Leave' }).waitFor();
  }, 120_000);
  afterAll(() => on?.close());

  const noted = (name: string) => on.page.evaluate((key) => document.body.dataset[key] ?? '', name);

  test('do not break, whatever is passed to them', async () => {
    expect(await noted('broken')).toBe('');
    for (const button of await on.page.getByRole('button', { name: /Columns|Filter/ }).all()) {
      await button.click();
      await on.page.keyboard.press('Escape');
    }
    expect(await noted('broken')).toBe('');
  });

  test('a plain table bears 10,000 rows', async () => {
    const table = on.page.getByRole('table', { name: 'Ten thousand' });
    expect(await table.getByRole('row').count()).toBe(10_001);
  });

  test('taken away in the middle, an action and a file are broken off without a word', async () => {
    await on.page.getByRole('button', { name: 'Book' }).click();
    await on.page.getByRole('button', { name: 'Export' }).click();
    await on.page.getByRole('progressbar').waitFor();
    await on.page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => noted('stopped')).toMatch(/action;/);
    expect(await noted('stopped')).toMatch(/file;/);
    expect(await noted('broken')).toBe('');
  });
});
