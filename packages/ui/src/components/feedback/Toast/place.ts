/** A rectangle on the screen, px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Surroundings {
  readonly screen: { readonly height: number };
  /** The total size of the messages, and the edge where they are shown while nothing is in their way. */
  readonly messages: Pick<Box, 'left' | 'right'> & { readonly height: number; readonly edge: Edge };
  /** The open dialog and where its head ends: its title and its cross are never covered. */
  readonly dialog: { readonly box: Box; readonly headEnds: number } | null;
  /** The bars at the bottom of a page that hold its actions. */
  readonly feet: readonly Box[];
  /** The control that was pressed last: after a failure it is pressed again. */
  readonly pressed: Box | null;
}

type Edge = 'top' | 'bottom';

/** An edge of the screen, and px from it. */
export interface Place {
  readonly edge: Edge;
  readonly inset: number;
}

/**
 * The place of messages: at their edge, above the actions at the bottom of a page. If a dialog is open in that place,
 * they are at the top, below its head, so that its title, close button and actions stay reachable. Messages at the top
 * move to the bottom if they would cover the control that was pressed last, and the bottom is free.
 */
export function placeOf({ screen, messages, dialog, feet, pressed }: Surroundings): Place {
  const { left, right, height } = messages;
  const reaches = (box: Box, top: number, bottom: number) =>
    box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const atTop = (): Place => ({
    edge: 'top',
    inset: dialog && reaches(dialog.box, 0, height) ? Math.max(0, dialog.headEnds) : 0,
  });
  const dialogAtBottom = dialog !== null && reaches(dialog.box, screen.height - height, screen.height);
  const coversPressed = pressed !== null && reaches(pressed, 0, atTop().inset + height);
  if (dialogAtBottom || (messages.edge === 'top' && !coversPressed)) return atTop();
  let inset = 0;
  // Content below an open dialog cannot be pressed.
  const lowestFirst = dialog ? [] : feet.toSorted((a, b) => b.top - a.top);
  for (const foot of lowestFirst) {
    const bottom = screen.height - inset;
    if (reaches(foot, bottom - height, bottom)) inset = screen.height - foot.top;
  }
  return inset + height > screen.height ? atTop() : { edge: 'bottom', inset };
}
