import { withSecondTry } from './secondTry.ts';

const mergedLayers = new CSSStyleSheet();
mergedLayers.replaceSync('* { will-change: auto !important; }');

/** The browser draws a separate layer as it was at its first frame: how its edges look depends on the machine's load. */
export function mergeLayers(): void {
  if (!document.adoptedStyleSheets.includes(mergedLayers)) document.adoptedStyleSheets.push(mergedLayers);
}

/** Keeps temporary messages visible by hovering over them until they have been captured in every look. */
export function holdMessages(): void {
  const shelf = document.querySelector('[data-toast]')?.closest('section');
  shelf?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Ends animations, and cancels endless ones. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Waits for the fonts of the page; fails where one never arrives, instead of waiting for the limit of the test. */
export async function fontsLoaded(): Promise<void> {
  await withSecondTry('a font of the page', () => document.fonts.ready);
}
