/** Control characters, less tab, line feed, form feed and carriage return. */
const control = (code: number) => code < 9 || code === 11 || (code > 13 && code < 32) || code === 127;
/** The start of web pages, scripts, RTF and PostScript: text that a program may run or draw. */
const notATable = /^\s*(<|#!|\{\\rtf|%!|@echo\b)/i;

/** The byte order mark, in UTF-16 and as its bytes in UTF-8. */
const mark = /^(\ufeff|\xef\xbb\xbf)/;

/**
 * Whether a file begins as plain text, which is all that the bytes of a CSV file show: its columns may be apart by any
 * character, and a table of one column has none. UTF-8, GB 18030 and, with its mark, UTF-16.
 */
export function looksLikeTable(head: Uint8Array): boolean {
  if (head.length === 0) return false;
  const text = textOf(head);
  for (let at = 0; at < text.length; at++) if (control(text.charCodeAt(at))) return false;
  return !notATable.test(text.slice(0, 200).replace(mark, ''));
}

function textOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  // Control characters are the same in every other encoding, so the bytes need not be decoded to find them.
  return new TextDecoder('latin1').decode(head);
}
