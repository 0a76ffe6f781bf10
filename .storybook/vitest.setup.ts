import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Compares every story with its picture once its fonts have arrived. The picture is the story's own box;
 * stories whose answer lies outside it (dialogs, popovers) say `pixels: 'page'` and are drawn with the whole page.
 */
afterEach(async (context) => {
  const storyId = (context.task.meta as { storyId?: string }).storyId;
  if (!storyId || context.task.result?.state === 'fail') return;
  await document.fonts.ready;
  const story = document.querySelector('[data-story]');
  if (!story) throw new Error(`${storyId} drew nothing`);
  const drawn = story.getAttribute('data-story') === 'page' ? document.body : story;
  await expect.element(page.elementLocator(drawn)).toMatchScreenshot(storyId);
});
