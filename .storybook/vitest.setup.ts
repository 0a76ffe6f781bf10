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
  if (document.querySelector('vite-error-overlay'))
    throw new Error(`${storyId}: the page shows a build error`);
  const story = document.querySelector('[data-story]');
  if (!story) throw new Error(`${storyId} drew nothing`);
  if (story.getAttribute('data-story') !== 'page') {
    await expect.element(page.elementLocator(story)).toMatchScreenshot(storyId);
    return;
  }
  // What lies below the screen is not drawn: without the cut it would be a white field in the picture.
  const { style } = document.body;
  style.blockSize = '100vh';
  style.overflow = 'hidden';
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId);
  style.blockSize = '';
  style.overflow = '';
});
