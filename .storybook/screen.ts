import { page } from 'vitest/browser';
import { withSecondTry } from './secondTry.ts';

/** Sets the size of the screen, in pixels. */
export async function setScreen(width: number, height: number): Promise<void> {
  await withSecondTry('a new size of the screen', () => page.viewport(width, height));
}
