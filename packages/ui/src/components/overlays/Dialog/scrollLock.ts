let locks = 0;

/**
 * Stops the page behind from scrolling and returns the way to let go. Locks nest.
 * Where a scrollbar stood its gutter stays, so that nothing on the page moves.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) delete root.dataset.scrollLock;
  };
}
