import { expect, type TestContext } from 'vitest';
import { applyFingerStyles } from './fingerStyles.ts';
import { viewports } from './looks.ts';
import { setScreen } from './screen.ts';
import { smallTargets } from './touchTargets.ts';

/**
 * Checks that a finger hits every control of a story in its final state: on the screen that the story is on, and on a
 * phone in the compact density, where controls are the smallest and closest.
 */
export async function checkTouch(context: TestContext): Promise<void> {
  const story = document.querySelector('[data-story]');
  if (context.task.result?.state === 'fail' || !story) return;
  const { innerWidth, innerHeight } = window;
  const { dataset } = document.documentElement;
  const { density = '' } = dataset;
  const takeBack = applyFingerStyles();
  try {
    await expectLargeTargets('a large screen');
    if (story.getAttribute('data-screen') === 'own') return;
    const { width, height } = viewports.phone.styles;
    dataset.density = 'compact';
    await setScreen(Number.parseInt(width, 10), Number.parseInt(height, 10));
    await expectLargeTargets('a phone');
  } finally {
    takeBack();
    dataset.density = density;
    await setScreen(innerWidth, innerHeight);
  }
}

async function expectLargeTargets(screen: string): Promise<void> {
  // Menus are placed again as after a rotated screen; long lists measure their rows again, and draw others.
  dispatchEvent(new Event('resize'));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(smallTargets(document.body).join('\n'), `on ${screen} a finger misses`).toBe('');
}
