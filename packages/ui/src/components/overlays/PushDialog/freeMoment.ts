/** Anything open, over which nothing else may open. The container of toasts is always open, and blocks nothing. */
const opened =
  'dialog[open], :popover-open:not([popover="manual"]), [aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/** Elements for typing: nothing may take the focus from them. */
const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';

/** Whether a page can be interrupted now: it is visible, nothing is open on it, and the user is not typing. */
export function isFreeMoment(page: Document): boolean {
  if (page.visibilityState === 'hidden') return false;
  return page.querySelector(opened) === null && !page.activeElement?.matches(typed);
}
