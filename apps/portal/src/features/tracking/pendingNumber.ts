/** Where a number waits for which Track was pressed on another page. */
const waiting = 'fairway.tracking.pressed';

/** Keeps a number for which Track was pressed, so that the tracking page goes on with it and asks for no second press. */
export function keepPressed(number: string): void {
  try {
    sessionStorage.setItem(waiting, number);
  } catch {
    // Without storage it is in the box there, next to the same button.
  }
}

/** Whether Track was pressed for the number that an address brings; said once. */
export function takePressed(number: string): boolean {
  try {
    const pressed = sessionStorage.getItem(waiting);
    sessionStorage.removeItem(waiting);
    return number !== '' && pressed === number;
  } catch {
    return false;
  }
}
