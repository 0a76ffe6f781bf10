/** The instant a number of seconds after another one, or before it for a negative number. */
export function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
