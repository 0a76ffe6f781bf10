import { expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { brokenWords, tightScreen } from './brokenWords.ts';
import type { Clip } from './glance.ts';
import { bottomOf, growTo, mostSteps } from './growTo.ts';
import { type Look, looks, sessions, viewports } from './looks.ts';
import { setScreen } from './screen.ts';
import { finishAnimations, fontsLoaded, holdMessages, mergeLayers } from './stillPage.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Pictures that a story was compared with; a story that passes without them was not compared. */
    drawn?: readonly string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(on: boolean): Promise<void>;
    glance(name: string, clip: Clip, threshold: number): Promise<boolean>;
    differing(): Promise<string[]>;
    writePng(name: string): Promise<void>;
    removePng(name: string): Promise<void>;
  }
}

/** Handles a part of the page that has a picture of this name. */
type See = (element: Element, name: string) => Promise<void>;

/**
 * Compares every story with its pictures once its fonts have loaded, look by look. A picture shows the story's own box;
 * stories with results outside it (dialogs, popovers) set `pixels: 'page'` and are drawn as the screen shows them;
 * stories about a part of a long page name it by a selector. The first story of a component is drawn in all looks, in
 * the system's colours and from right to left; others in the first look, or in all with `looks: 'all'`. A story of a
 * screen (`looks: 'screen'`) is drawn in the first look of each language: `main`, or the dialog that is open above it.
 * On a tablet and a phone it must not scroll sideways, and in English no word is broken where tables are at their
 * narrowest. A story that ends with the same look as another one is compared with the other's picture (`sameAs`);
 * `pixels: 'none'` has none.
 */
export async function compareWithPictures(context: TestContext): Promise<void> {
  const storyId = (context.task.meta as { storyId?: string }).storyId;
  if (!storyId || context.task.result?.state === 'fail') return;
  await fontsLoaded();
  if (document.querySelector('vite-error-overlay'))
    throw new Error(`${storyId}: the page shows a build error`);
  const story = document.querySelector('[data-story]');
  if (!story) throw new Error(`${storyId} drew nothing`);
  if (story.getAttribute('data-story') === 'none' || isSharedState(storyId, story)) {
    context.task.meta.drawn = [];
    return;
  }
  holdMessages();
  mergeLayers();
  const isFirst = context.task.file.tasks[0]?.id === context.task.id;
  const throughLooks = (see: See) => drawLooks(story, storyId, isFirst, see);
  const { innerWidth, innerHeight } = window;
  const lookNames = new Set<string>();
  const faults = new Map<string, unknown>();
  // One look that differs, or has no picture yet, hides no other: all that are missing are written by one run.
  const explained = (element: Element, name: string) =>
    explain(element, name).catch((fault: unknown) => void faults.set(name, fault));

  await throughLooks(async (element, name) => {
    lookNames.add(name);
    // A story that grew while it was drawn is drawn again, and only its last picture counts.
    faults.delete(name);
    if (!(await seemsKnown(element, name))) await explained(element, name);
  });
  const differing = new Set(await commands.differing());
  if (differing.size > 0) {
    await setScreen(innerWidth, innerHeight);
    await throughLooks(async (element, name) => {
      faults.delete(name);
      if (differing.has(name)) await explained(element, name);
    });
  }
  const [fault] = faults.values();
  if (fault) throw fault;
  await checkWidths(story);
  context.task.meta.drawn = [...lookNames];
}

/**
 * Reports whether a screen shows a failure or refusal. These look alike everywhere: the stories of problems have the
 * pictures.
 */
function isSharedState(storyId: string, story: Element): boolean {
  return story.getAttribute('data-looks') === 'screen' && /--(failed|forbidden)$/.test(storyId);
}

/** Draws a story in the looks of its language one after another, from the first and back to it. */
async function drawLooks(story: Element, storyId: string, isFirst: boolean, see: See): Promise<void> {
  const session = sessions.find(([{ locale }]) => document.documentElement.lang.startsWith(locale));
  if (!session) throw new Error(`${storyId} is in a language that has no look`);
  const [first, ...others] = session;
  const looksOfStory = story.getAttribute('data-looks') ?? (isFirst ? 'all' : 'first');
  if (looksOfStory === 'first' && first !== looks[0]) return;
  const pictureId = story.getAttribute('data-same-as') ?? storyId;
  const draw = (name: string) => drawWhole(story, `${pictureId}__${name}`, see);
  await draw(first.name);
  const { innerWidth: width, innerHeight: height } = window;
  if (looksOfStory !== 'all') return;
  const root = document.documentElement;
  try {
    for (const look of others) {
      dress(root, look);
      if (isResizable(story)) await resize(look);
      await draw(look.name);
    }
    if (first.locale === 'zh' && isFirst) {
      dress(root, first);
      await setScreen(width, height);
      // In forced colours decoration is not rendered: then there is nothing to compare.
      await withForcedColours(async () => {
        if (story.getBoundingClientRect().height > 0) await draw('forced');
      });
      root.dir = 'rtl';
      // An anchored element, such as a menu, is placed again as after a rotated screen.
      dispatchEvent(new Event('resize'));
      await draw('rtl');
    }
  } finally {
    // The screen is set before each story.
    root.dir = '';
    dress(root, first);
  }
}

/** Checks a screen where it has no picture. Last, because a screen may open another page where it has less room. */
async function checkWidths(story: Element): Promise<void> {
  if (story.getAttribute('data-looks') !== 'screen' || !isResizable(story)) return;
  const { innerWidth, innerHeight } = window;
  if (document.documentElement.lang.startsWith('zh')) {
    await resize({ viewport: 'tablet' });
    expectNoSidewaysScroll('a tablet');
  } else {
    expectNoSidewaysScroll('a phone');
    await setScreen(tightScreen.width, tightScreen.height);
    expect(brokenWords(document.body).join('\n'), `words broken at ${tightScreen.width} px`).toBe('');
  }
  await setScreen(innerWidth, innerHeight);
}

function expectNoSidewaysScroll(screen: string): void {
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth, `${screen} scrolls sideways`).toBeLessThanOrEqual(window.innerWidth);
}

/** A story with its own screen size keeps it. */
function isResizable(story: Element): boolean {
  return story.getAttribute('data-screen') !== 'own';
}

async function withForcedColours(then: () => Promise<void>): Promise<void> {
  await commands.forceColours(true);
  try {
    await then();
  } finally {
    await commands.forceColours(false);
  }
}

function dress(root: HTMLElement, { scheme, density, brand }: Look): void {
  Object.assign(root.dataset, { scheme, density, brand });
}

async function resize({ viewport }: Pick<Look, 'viewport'>): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  await setScreen(Number.parseInt(width, 10), Number.parseInt(height, 10));
}

async function drawWhole(root: Element, name: string, see: See): Promise<void> {
  await fontsLoaded();
  const pixels = root.getAttribute('data-story') ?? 'part';
  if (pixels === 'page') {
    await drawPage(name, see);
    return;
  }
  // For a screen with a modal dialog, captures the dialog.
  const question = pixels === 'main' ? [...document.querySelectorAll('dialog:modal')].at(-1) : null;
  const story = question ?? (pixels === 'part' ? root : root.querySelector(pixels));
  if (!story) throw new Error(`${name}: nothing is ${pixels}`);
  const { innerWidth: width, innerHeight: height } = window;
  scrollTo(0, 0);
  const grow = () => growTo(story, root.hasAttribute('data-grows'));
  let bottom = await grow();
  await see(story, name);
  // Late content makes the story longer while it is rendered: below the screen its picture would be white.
  for (let step = 0; step < mostSteps && bottomOf(story) > bottom; step += 1) {
    bottom = await grow();
    await see(story, name);
  }
  if (window.innerHeight > height) await setScreen(width, height);
}

/** The page as high as the screen: content below is not drawn and would be a white area in the picture. */
async function drawPage(name: string, see: See): Promise<void> {
  const { style } = document.body;
  style.blockSize = '100vh';
  style.overflow = 'hidden';
  await see(document.body, name);
  style.blockSize = '';
  style.overflow = '';
}

/** On a busy machine the browser drew one pixel of a rounded corner differently; more than two are a change. */
const allowedMismatchedPixels = 2;

/** Compares until the page has settled, and reports the differences from the picture or renews it. */
async function explain(element: Element, name: string): Promise<void> {
  const comparatorOptions = { threshold: tolerance(), allowedMismatchedPixels };
  await commands.writePng(name);
  try {
    await expect
      .element(page.elementLocator(element))
      .toMatchScreenshot(name, { comparatorName: 'pixelmatch', comparatorOptions });
  } finally {
    await commands.removePng(name);
  }
}

/** Takes a picture at once; whether it differs may be known only when all looks are drawn. */
async function seemsKnown(element: Element, name: string): Promise<boolean> {
  finishAnimations();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return commands.glance(
    name,
    { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y },
    tolerance(),
  );
}

/**
 * Around a modal dialog its shadow is blended with the backdrop, one to three levels of 255 apart depending on the
 * earlier rendering: this is invisible, and no pixel may differ by more. Everywhere else no pixel may differ, except
 * smoothed edges, which Vitest leaves out of every comparison.
 */
function tolerance(): number {
  return document.querySelector('dialog:modal') ? 0.02 : 0;
}
