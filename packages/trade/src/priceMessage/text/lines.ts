/** A line with its offset in the message. */
export interface MessageLine {
  readonly text: string;
  readonly start: number;
}

export function linesOf(text: string): MessageLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const place = { text: line.replace(/\r$/, ''), start };
    start += line.length + 1;
    return place;
  });
}
