/** The storage key of a number for which Track was pressed on another page. */
const waiting = 'fairway.tracking.pressed';

/** Stores a number for which Track was pressed, so that the tracking page continues with it without a second press. */
export function keepPressed(number: string): void {
  try {
    sessionStorage.setItem(waiting, number);
  } catch {
    // Without storage it is in the box there, next to the same button.
  }
}

/** Returns whether Track was pressed for the number in an address; true only once. */
export function takePressed(number: string): boolean {
  try {
    const pressed = sessionStorage.getItem(waiting);
    sessionStorage.removeItem(waiting);
    return number !== '' && pressed === number;
  } catch {
    return false;
  }
}
