import type { Edit, Selected } from './edits.ts';

/** The text of an area and its selection. */
export function selectedIn(area: HTMLTextAreaElement): Selected {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/**
 * Edits the text as if typed, with `onChange` and undo. `execCommand` is the only way onto the browser's
 * undo stack; where it is refused the text is set and announced by an event.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  const { start, end, insert, selectStart, selectEnd } = edit;
  area.focus();
  area.setSelectionRange(start, end);
  const expected = area.value.slice(0, start) + insert + area.value.slice(end);
  const isDone =
    expected === area.value ||
    (document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert) && area.value === expected);
  if (!isDone) {
    // setRangeText bypasses React's own setter, so that React detects the change.
    area.setRangeText(insert, start, end, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }
  area.setSelectionRange(selectStart, selectEnd);
}
