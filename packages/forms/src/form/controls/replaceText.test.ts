import { expect, test } from 'vitest';
import { afterPaste } from './replaceText.ts';

test.each([
  ['into nothing', '', 0, 0, '138', '138'],
  ['in the middle', '1300', 1, 1, '38', '138300'],
  ['over a selection', '139', 0, 3, '138', '138'],
  ['where the browser tells no selection', '13', null, null, '8', '138'],
])('paste %s', (_, value, selectionStart, selectionEnd, pasted, after) => {
  expect(afterPaste({ value, selectionStart, selectionEnd }, pasted)).toBe(after);
});
