import { isAppleTouch } from '../../../provider/platform.ts';

let locks = 0;
let letTouchGo = () => {};

/**
 * Stops the page behind from scrolling and returns a function that unlocks it. Locks nest. The gutter of a scrollbar
 * stays, so that nothing on the page moves.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : 'plain';
  if (locks === 0 && isAppleTouch()) letTouchGo = holdTouch();
  locks += 1;
  let locked = true;
  return () => {
    if (!locked) return;
    locked = false;
    locks -= 1;
    if (locks > 0) return;
    delete root.dataset.scrollLock;
    letTouchGo();
    letTouchGo = () => {};
  };
}

/** Safari on phones scrolls a page that hides its overflow: touches may scroll only elements inside a dialog. */
function holdTouch(): () => void {
  const move = (event: TouchEvent) => {
    // Two fingers zoom.
    if (event.touches.length > 1 || !event.cancelable) return;
    const path = event.composedPath().filter((part) => part instanceof HTMLElement);
    const layer = path.findIndex((part) => part.matches('dialog, [popover]'));
    const scrolls = path.slice(0, layer + 1).some((part) => {
      const { overflowX, overflowY } = getComputedStyle(part);
      const can = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return (
        (can(overflowY) && part.scrollHeight > part.clientHeight) ||
        (can(overflowX) && part.scrollWidth > part.clientWidth) ||
        part.matches('input[type="range"], textarea')
      );
    });
    if (!scrolls) event.preventDefault();
  };
  document.addEventListener('touchmove', move, { passive: false });
  return () => document.removeEventListener('touchmove', move);
}
