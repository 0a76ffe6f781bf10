import { setScreen } from './screen.ts';

/** Maximum number of steps in which a screen grows with its story; content as high as the screen itself would grow forever. */
export const mostSteps = 3;

export const bottomOf = (story: Element): number => Math.ceil(story.getBoundingClientRect().bottom);

/**
 * Content below the screen is not rendered: the screen grows to the height of the story, and again if that made the
 * story longer. A part whose height depends on the screen's is always the same distance below it: the screen grows
 * once, unless the story declares that it settles (`growsWithScreen`), such as a paper next to its case. Returns the bottom of
 * the story.
 */
export async function growTo(story: Element, settles: boolean): Promise<number> {
  let overflow = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const bottom = bottomOf(story);
    const below = bottom - window.innerHeight;
    if (below <= 0 || (below === overflow && !settles)) return bottom;
    overflow = below;
    await setScreen(window.innerWidth, bottom);
  }
  return bottomOf(story);
}
