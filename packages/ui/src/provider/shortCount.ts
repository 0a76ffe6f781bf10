/** Three digits have no room on an icon. */
const most = 99;

/** Returns a count as a badge on an icon shows it: `99+` for more than 99. */
export function shortCount(count: number): string {
  return count > most ? `${most}+` : String(count);
}
