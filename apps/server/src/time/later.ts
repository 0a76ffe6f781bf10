/** The instant so many seconds after another; before it where they are negative. */
export function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
