/** What was typed for a search that was not here yet. */
export interface EarlyTyping {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly sent: boolean;
}

/** The text that keys leave in an empty field. What follows Enter is typed into the text that it sent. */
export function typedBy(typed: readonly string[]): EarlyTyping {
  const text: string[] = [];
  for (const key of typed) {
    if (key === 'Backspace') text.pop();
    else if (key !== 'Enter') text.push(key);
  }
  return { text: text.join(''), sent: typed.at(-1) === 'Enter' };
}
