/** No carriage returns, no white space at the ends of lines or of the text. */
export function normaliseLines(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
