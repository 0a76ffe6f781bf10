type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Sets another text with the same letters and digits, on focus: the whole text stays selected, a caret keeps its digit. */
export function rewriteText(input: TextElement, text: string): void {
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? 0;
  const end = selectionEnd ?? value.length;
  // While Chrome's `select()` focuses an input, its selection still reads as a caret at the start.
  const isWhole = start === 0 && (end === 0 || end === value.length);
  input.value = text;
  if (isWhole) input.select();
  else input.setSelectionRange(caretIn(text, value.slice(0, start)), caretIn(text, value.slice(0, end)));
}

/** The place in `text` behind as many letters and digits as `before` has. */
function caretIn(text: string, before: string): number {
  let left = before.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  let at = 0;
  for (; left > 0 && at < text.length; at += 1) if (/[\p{L}\p{N}]/u.test(text.charAt(at))) left -= 1;
  return at;
}
