import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumMissing } from '../../../../scripts/chromium.ts';
import { openSpecimen, type SpecimenPage } from '../../../../scripts/specimenPage.ts';
import { useVisibleRowsFirst } from './useVisibleRowsFirst.ts';
import { visibleRowCount } from './visibleRowCount.ts';

test.each([
  [{ top: 450, height: 500, rows: 10, screenHeight: 740 }, 6],
  [{ top: 0, height: 500, rows: 10, screenHeight: 740 }, 15],
  // Scrolled past: those rows count, because rows are rendered from the first one on.
  [{ top: -1000, height: 2500, rows: 50, screenHeight: 740 }, 35],
  // Below the screen.
  [{ top: 900, height: 500, rows: 10, screenHeight: 740 }, 1],
])('of a list that stands %o, %i rows reach to the end of the screen', (position, rows) => {
  expect(visibleRowCount(position)).toBe(rows);
});

const hundred = Array.from({ length: 100 }, (_, at) => `${at};`);
const Hundred = () => useVisibleRowsFirst(hundred, (row) => row).renderedRows.join('');

test('a server draws a list whole', () => {
  expect(renderToString(createElement(Hundred))).toBe(hundred.join(''));
});

/** The rows and the height of the list after each change. */
interface Moment {
  readonly rows: readonly string[];
  readonly busy: boolean;
  readonly height: number;
}

const specimen = fileURLToPath(import.meta.resolve('./visibleRowsFirstSpecimen.tsx'));

describe.runIf(chromiumMissing === null)('other rows that come to a list', () => {
  let on: SpecimenPage;
  beforeAll(async () => {
    on = await openSpecimen(specimen, { width: 360, height: 740 });
  }, 120_000);
  afterAll(() => on?.close());
  const press = (name: string) => on.page.getByRole('button', { name, exact: true }).click();
  const whole = () => on.page.locator('[aria-busy]').waitFor({ state: 'detached' });
  beforeEach(async () => {
    await press('A');
    await on.page.getByText('A 39').waitFor();
    await whole();
    await on.page.evaluate(() => scrollTo(0, 0));
  });

  /**
   * Presses buttons, each as soon as the page has changed after the previous one, and records all content of the page
   * in between.
   */
  const moments = (names: readonly string[]): Promise<Moment[]> =>
    on.page.evaluate(async (toPress) => {
      const list = document.getElementById('list') as HTMLElement;
      const left = [...toPress];
      const seen: Moment[] = [];
      const next = () =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === left[0])?.click();
      await new Promise<void>((done) => {
        new MutationObserver((_, watch) => {
          const busy = list.closest('[aria-busy]') !== null;
          const rows = [...list.children].map(({ textContent }) => textContent ?? '');
          seen.push({ rows, busy, height: list.offsetHeight });
          left.shift();
          if (left.length > 0) next();
          else if (!busy) {
            watch.disconnect();
            done();
          }
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        next();
      });
      return seen;
    }, names);

  test('are drawn where visible first, then completely, at the same height', async () => {
    const [first, last, ...more] = await moments(['B']);
    expect(more).toEqual([]);
    expect(first?.rows.slice(0, 15)).toContain('B 14');
    expect(first?.rows).not.toContain('B 18');
    // These rows were there before.
    expect(first?.rows.filter((row) => row.startsWith('Always'))).toHaveLength(4);
    expect(first).toMatchObject({ busy: true, height: 2000 });
    expect(last?.rows).toHaveLength(40);
    expect(last).toMatchObject({ busy: false, height: 2000 });
  });

  test('are drawn at once if all are visible', async () => {
    const [first, ...more] = await moments(['Few']);
    expect(first).toEqual({ rows: ['Few 1', 'Few 2'], busy: false, height: 100 });
    expect(more).toEqual([]);
  });

  test('are never shown together with those of an earlier press that are not all drawn yet', async () => {
    const seen = await moments(['B', 'C']);
    expect(seen[0]).toMatchObject({ busy: true });
    for (const { rows } of seen.slice(1)) expect(rows.filter((row) => row.startsWith('B'))).toEqual([]);
    expect(seen.at(-1)?.rows.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, at) => `C ${at + 1}`));
    expect(seen.at(-1)?.rows).toHaveLength(40);
  });

  test('keep rows that stay in place, with the focus in them', async () => {
    const always = on.page.getByRole('button', { name: 'Always 40' });
    await always.focus();
    const { y } = (await always.boundingBox()) ?? {};
    await on.page.evaluate(() => {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'B')?.click();
    });
    await on.page.getByText('B 39').waitFor();
    await whole();
    expect(await on.focused()).toBe('button "Always 40"');
    expect((await always.boundingBox())?.y).toBe(y);
  });
});
