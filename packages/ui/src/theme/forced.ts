import { media } from './scale.ts';

/** What is left of a state in the reader's own colours (forced colours), where grounds and shadows are gone. */

/** At full strength: nobody knows the contrast of a faded system colour. */
export const disabledForced = { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } as const;

/** Chosen, pressed or expanded, where there is an edge to show it. */
export const chosenForced = { color: 'Highlight', borderColor: 'Highlight' } as const;

/** The same for elements without a border. */
export const framedForced = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

/** For the media queries of a line that only what is chosen has: forced colours draw transparent borders too. */
export const chosenLine = (selector: string) =>
  ({
    [media.forced]: { borderColor: 'Canvas', selectors: { [selector]: { borderColor: 'Highlight' } } },
  }) as const;

/** For the media queries of a row, a day or a toggle that only differs by its background or its ink. */
export const chosenFrame = (selector: string) =>
  ({ [media.forced]: { selectors: { [selector]: framedForced } } }) as const;

/** A control with an error: the heavier edge of all. */
export const invalidForced = { borderWidth: '2px', borderColor: 'CanvasText' } as const;
