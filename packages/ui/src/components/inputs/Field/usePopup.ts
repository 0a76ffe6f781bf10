import { type RefObject, useLayoutEffect } from 'react';
import { onVisibleArea, visibleArea } from '../../../provider/visibleArea.ts';
import { place } from '../../overlays/Popover/place.ts';

const margin = 8;

/**
 * Shows a `popover="manual"` element in the top layer while `open`, aligned with its control while the page scrolls,
 * zooms or resizes, and at least as wide. Only the part of the page not covered by an on-screen keyboard counts.
 */
export function usePopup(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const control = anchor.current;
    if (!open || !element || !control) return;
    element.showPopover();

    const put = () => putAgainst(control, element);
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) put();
    };
    put();
    const sizes = new ResizeObserver(put);
    sizes.observe(control);
    sizes.observe(element);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    const forget = onVisibleArea(put);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
      forget();
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [open, anchor, popup]);
}

function putAgainst(control: HTMLElement, element: HTMLElement) {
  const viewport = visibleArea();
  const { left: x, top: y } = viewport;
  const { left, top, right, bottom, width } = control.getBoundingClientRect();
  const { style } = element;

  style.minInlineSize = `${Math.min(width, viewport.width - 2 * margin)}px`;
  style.maxInlineSize = `${viewport.width - 2 * margin}px`;
  // Its natural height, which the style sheet may cap, before the room there is.
  style.maxBlockSize = '';
  const { side, ...at } = place({
    anchor: { left: left - x, top: top - y, right: right - x, bottom: bottom - y },
    panel: { width: element.offsetWidth, height: element.offsetHeight },
    viewport,
    placement: 'bottom-start',
    rtl: getComputedStyle(control).direction === 'rtl',
    gap: 4,
    margin,
  });
  if (element.offsetHeight > at.maxHeight) style.maxBlockSize = `${at.maxHeight}px`;
  style.inset = `${at.top + y}px auto auto ${at.left + x}px`;
  element.dataset.side = side;
}
