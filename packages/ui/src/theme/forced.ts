import { media } from './scale.ts';

/** Styles of states in the reader's own colours (forced colours), where backgrounds and shadows are gone. */

/** At full strength: the contrast of a faded system colour is unknown. */
export const disabledForced = { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } as const;

/** Chosen, pressed or expanded, where there is an edge to show it. */
export const chosenForced = { color: 'Highlight', borderColor: 'Highlight' } as const;

/** The same for elements without a border. */
export const framedForced = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

/** For the media queries of a border that only selected elements show: forced colours draw transparent borders too. */
export const chosenLine = (selector: string) =>
  ({
    [media.forced]: { borderColor: 'Canvas', selectors: { [selector]: { borderColor: 'Highlight' } } },
  }) as const;

/** For the media queries of a row, a day or a toggle that only differs by its background or its ink. */
export const chosenFrame = (selector: string) =>
  ({ [media.forced]: { selectors: { [selector]: framedForced } } }) as const;

/** A control with an error: the heavier edge of all. */
export const invalidForced = { borderWidth: '2px', borderColor: 'CanvasText' } as const;
