/** Whether a key opens the search over everything: Ctrl or ⌘ and K. */
export function isFindKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether a key types into the search, or sends it; not one that a browser or an input method takes for itself. */
export function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return [...key].length === 1 || key === 'Backspace' || key === 'Enter';
}
