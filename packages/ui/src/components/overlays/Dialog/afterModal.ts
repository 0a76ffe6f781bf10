/**
 * Acts now, or once the dialog over the page has closed: under one nothing can be focused. Returns a function that
 * cancels it.
 */
export function afterModal(act: () => void): () => void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog) {
    act();
    return () => {};
  }
  dialog.addEventListener('close', act, { once: true });
  return () => dialog.removeEventListener('close', act);
}
