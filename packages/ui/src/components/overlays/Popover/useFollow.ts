import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Placement, place } from './place.ts';

/**
 * Keeps an open popover beside its anchor while the page scrolls, resizes, or the popover grows.
 * Tells whether it is higher than the room it has, so that it scrolls.
 */
export function useFollow(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: Placement,
  gap?: number,
): boolean {
  const [scrolls, setScrolls] = useState(false);
  const move = useEffectEvent((wished: Placement) => {
    const beside = anchor.current?.getBoundingClientRect();
    const box = panel.current;
    if (!beside || !box?.matches(':popover-open')) return;
    // Measured at its full height, it would forget how far it was scrolled.
    const { scrollTop } = box;
    box.style.maxBlockSize = '';
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { side, left, top, maxHeight } = place({
      anchor: beside,
      panel: { width: box.offsetWidth, height: box.offsetHeight },
      viewport: { width, height },
      placement: wished,
      rtl: getComputedStyle(box).direction === 'rtl',
      gap,
    });
    box.dataset.side = side;
    setScrolls(box.offsetHeight > maxHeight);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${maxHeight}px` });
    box.scrollTop = scrollTop;
  });

  useLayoutEffect(() => {
    if (!open) return;
    const follow = () => move(placement);
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && panel.current?.contains(target))) follow();
    };
    follow();
    // Where `open` turns true before the browser shows the panel, the next frame is the first that can measure it.
    let frame = requestAnimationFrame(follow);
    // In the frame after: placing it here would change what is just being observed.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
    // A row that is laid out anew takes its button along, and no event says so.
    if (anchor.current?.parentElement) resized.observe(anchor.current.parentElement);
    if (panel.current) resized.observe(panel.current);
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open, panel, anchor, placement]);
  return scrolls;
}
