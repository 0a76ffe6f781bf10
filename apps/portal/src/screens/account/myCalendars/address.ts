/** Address of the reader's calendar feeds. */
export function myCalendarsAddress(): string {
  return '/myCalendars';
}
