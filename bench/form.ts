import type { Browser } from 'playwright';
import { type OpenPage, withBrowser, withPage } from './browser.ts';
import { type Built, buildPage } from './build.ts';
import { type FormName, forms } from './formPages/forms.ts';
import type { FormPage } from './formPages/page.ts';
import { type Bench, beside, type Figure, figure } from './table.ts';

declare global {
  var formPage: FormPage;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const keys = brief ? 10 : 60;

type Measured = Record<'key' | 'wrong', number>;
type Renders = Record<'key' | 'wrong', number>;

/** Every form in turn, round by round, so that a noisy neighbour affects all alike. */
export const bench: Bench = async () => {
  const names = Object.keys(forms) as FormName[];
  const built = new Map<FormName, Built>();
  const counting = new Map<FormName, Built>();
  for (const name of names) {
    built.set(name, await buildPage(forms[name].entry));
    counting.set(name, await buildPage(forms[name].entry, { profiling: true }));
  }
  const timesOf = new Map<FormName, Measured[]>(names.map((name) => [name, []]));
  const renders = new Map<FormName, Renders>();
  await withBrowser(async (browser) => {
    for (const [name, page] of counting) renders.set(name, await countRenders(browser, page));
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of built) timesOf.get(name)?.push(await measure(browser, page));
  });
  const valuesOf = (name: FormName, of: keyof Measured) =>
    (timesOf.get(name) ?? []).map((round) => round[of]);
  const times = (what: string, of: keyof Measured, target: string): Figure[] =>
    names.map((name) => {
      const result = figure(
        `${what}: ${forms[name].name}`,
        valuesOf(name, of),
        'ms',
        name === 'fairway' ? target : '',
        2,
      );
      return beside(valuesOf('floor', of), valuesOf(name, of), result);
    });
  const counts = (what: string, of: keyof Renders): Figure[] =>
    names.map((name) =>
      figure(
        `${what}: ${forms[name].name}`,
        [renders.get(name)?.[of] ?? Number.NaN],
        '',
        name === 'fairway' ? '≤ 1' : '',
      ),
    );
  return {
    title: 'Typing in a form of 40 required fields (P9)',
    how: `CPU time of the main thread for a keystroke (dispatch, script, style, layout, paint) in the pinned headless Chromium, ${rounds} interleaved rounds on a busy machine, production builds. ${keys} keystrokes into the 20th field, first in a new form, then after a submit with all 40 fields empty. Renders are counted by React's profiler in a separate build. Fairway and antd render their own fields; the others render bare inputs and so do less; Fairway's fields without a form show the cost of the form itself.`,
    figures: [
      ...times('a key', 'key', '≤ 1.2 × floor'),
      ...times('a key, 40 errors shown', 'wrong', ''),
      ...counts('fields rendered a key', 'key'),
      ...counts('fields rendered a key, 40 errors shown', 'wrong'),
    ],
  };
};

function measure(browser: Browser, built: Built): Promise<Measured> {
  return withPage(browser, built, 'formPage', async (open) => {
    await mount(open);
    const key = (await open.cpu(() => type(open))) / keys;
    await failSubmit(open);
    return { key, wrong: (await open.cpu(() => type(open))) / keys };
  });
}

function countRenders(browser: Browser, built: Built): Promise<Renders> {
  return withPage(browser, built, 'formPage', async (open) => {
    const rendered = async (act: () => Promise<unknown>) => {
      await open.page.evaluate(() => globalThis.formPage.renders());
      await open.cpu(act);
      return (await open.page.evaluate(() => globalThis.formPage.renders())) / keys;
    };
    await mount(open);
    if ((await open.page.evaluate(() => globalThis.formPage.renders())) < 40)
      throw new Error('The profiler did not count.');
    const key = await rendered(() => type(open));
    await failSubmit(open);
    return { key, wrong: await rendered(() => type(open)) };
  });
}

async function mount({ page, cpu }: OpenPage): Promise<void> {
  await cpu(() =>
    page.evaluate(() => globalThis.formPage.mount(document.querySelector('#root') as HTMLElement)),
  );
  await page.locator('input').nth(19).focus();
}

const type = ({ page }: OpenPage) => page.keyboard.type('x'.repeat(keys));

/** Empties the form, submits it where it can be, and goes back to the field. */
async function failSubmit({ page, cpu }: OpenPage): Promise<void> {
  const field = page.locator('input').nth(19);
  await cpu(async () => {
    await field.fill('');
    if (await page.locator('button').count()) await page.locator('button').last().click();
  });
  await field.focus();
}
