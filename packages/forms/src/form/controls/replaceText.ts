/**
 * Replaces the whole text of an input as if typed, so that `onChange` and undo both know. `execCommand` is the only
 * way onto the browser's undo stack; where it is refused the text is set and announced by an event.
 */
export function replaceText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  input.select();
  if (document.execCommand('insertText', false, text) && input.value === text) return;
  // setRangeText bypasses React's own setter, so that React detects the change.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/** Returns the text of an input after a paste. */
export function afterPaste(
  input: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  pasted: string,
): string {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  return input.value.slice(0, start) + pasted + input.value.slice(end);
}
