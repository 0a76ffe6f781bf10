/** The text that was typed before the search had loaded. */
export interface EarlyTyping {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly sent: boolean;
}

/** Returns the text that keys leave in an empty field. Keys after Enter are appended to the submitted text. */
export function typedBy(typed: readonly string[]): EarlyTyping {
  const text: string[] = [];
  for (const key of typed) {
    if (key === 'Backspace') text.pop();
    else if (key !== 'Enter') text.push(key);
  }
  return { text: text.join(''), sent: typed.at(-1) === 'Enter' };
}
