import { afterAll, afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Look, sessions, viewports } from './looks.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set once a story was compared with its pictures; a story that passes without it was not looked at. */
    drawn?: true;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(on: boolean): Promise<void>;
  }
}

// Stories stop the clock, and nothing lets it run after the last of a file. The next file would find this one already
// loaded, as its address is made of the time, and be compared with nothing.
const { Date: clock } = globalThis;
afterAll(() => {
  globalThis.Date = clock;
});

/**
 * Compares every story with its pictures once its fonts have arrived, look by look. A picture is the story's own box;
 * stories whose answer lies outside it (dialogs, popovers) say `pixels: 'page'` and are drawn with the whole page.
 * The first story of a component is also drawn in the system's colours and from right to left.
 */
afterEach(async (context) => {
  const storyId = (context.task.meta as { storyId?: string }).storyId;
  if (!storyId || context.task.result?.state === 'fail') return;
  await document.fonts.ready;
  if (document.querySelector('vite-error-overlay'))
    throw new Error(`${storyId}: the page shows a build error`);
  const story = document.querySelector('[data-story]');
  if (!story) throw new Error(`${storyId} drew nothing`);

  const session = sessions.find(([{ locale }]) => document.documentElement.lang.startsWith(locale));
  if (!session) throw new Error(`${storyId} is in a language that has no look`);
  const [first, ...others] = session;
  const draw = () => compare(story);
  await draw().as(`${storyId}__${first.name}`);
  const { innerWidth: width, innerHeight: height } = window;
  // A story that asks for a screen of its own keeps it.
  const resizable = width === Number.parseInt(viewports[first.viewport].styles.width, 10);
  const root = document.documentElement;
  try {
    for (const look of others) {
      dress(root, look);
      if (resizable) await resize(look);
      await draw().as(`${storyId}__${look.name}`);
    }
    if (first.locale === 'zh' && context.task.file.tasks[0]?.id === context.task.id) {
      dress(root, first);
      await page.viewport(width, height);
      await commands.forceColours(true);
      // Decoration gives way where the system chooses the colours: then there is nothing to compare.
      if (story.getBoundingClientRect().height > 0) await draw().as(`${storyId}__forced`);
      await commands.forceColours(false);
      root.dir = 'rtl';
      await draw().as(`${storyId}__rtl`);
    }
    context.task.meta.drawn = true;
  } finally {
    root.dir = '';
    dress(root, first);
    await commands.forceColours(false);
    await page.viewport(width, height);
  }
});

function dress(root: HTMLElement, { scheme, density, brand }: Look): void {
  Object.assign(root.dataset, { scheme, density, brand });
}

async function resize({ viewport }: Look): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}

function compare(story: Element) {
  return {
    as: async (name: string) => {
      await document.fonts.ready;
      if (story.getAttribute('data-story') === 'page') {
        await comparePage(name);
        return;
      }
      // What lies below the screen is not drawn: the screen grows as high as the story.
      const { innerWidth: width, innerHeight: height } = window;
      const bottom = Math.ceil(story.getBoundingClientRect().bottom);
      if (bottom > height) await page.viewport(width, bottom);
      await expect.element(page.elementLocator(story)).toMatchScreenshot(name, tolerance());
      if (bottom > height) await page.viewport(width, height);
    },
  };
}

/** The page as high as the screen: what lies below is not drawn and would be a white field in the picture. */
async function comparePage(name: string): Promise<void> {
  const { style } = document.body;
  style.blockSize = '100vh';
  style.overflow = 'hidden';
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name, tolerance());
  style.blockSize = '';
  style.overflow = '';
}

/**
 * Around a modal dialog its shadow is blended with the backdrop, one to three levels of 255 apart depending on what was
 * drawn before: nobody sees it, and no pixel may differ by more. Everywhere else none may differ at all.
 */
function tolerance() {
  const threshold = document.querySelector('dialog:modal') ? 0.02 : 0;
  return { comparatorName: 'pixelmatch' as const, comparatorOptions: { threshold } };
}
