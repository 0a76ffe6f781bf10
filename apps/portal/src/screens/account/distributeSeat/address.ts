/** Address of the company's seats. */
export function distributeSeatAddress(): string {
  return '/distributeSeat';
}
