import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { onVisibleArea, visibleArea } from '../../../provider/visibleArea.ts';
import { type Placement, place } from './place.ts';

/**
 * Keeps an open popover next to its anchor while the page scrolls, resizes, or the popover grows. Reports whether it is
 * higher than its room, so that it scrolls.
 */
export function useFollow(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  placement: Placement | 'over',
  gap?: number,
): boolean {
  const [scrolls, setScrolls] = useState(false);
  const move = useEffectEvent((wished: Placement | 'over') => {
    const beside = anchor.current?.getBoundingClientRect();
    const box = panel.current;
    if (!beside || !box?.matches(':popover-open')) return;
    // Measuring it at its full height would reset its scroll position.
    const { scrollTop } = box;
    Object.assign(box.style, {
      maxBlockSize: '',
      minInlineSize: wished === 'over' ? `${beside.width}px` : '',
      minBlockSize: wished === 'over' ? `${beside.height}px` : '',
    });
    const seen = visibleArea();
    const { side, left, top, maxHeight } = place({
      anchor: {
        left: beside.left - seen.left,
        right: beside.right - seen.left,
        top: beside.top - seen.top,
        bottom: beside.bottom - seen.top,
      },
      panel: { width: box.offsetWidth, height: box.offsetHeight },
      viewport: seen,
      placement: wished,
      rtl: getComputedStyle(box).direction === 'rtl',
      gap,
    });
    box.dataset.side = side;
    setScrolls(box.offsetHeight > maxHeight);
    Object.assign(box.style, {
      left: `${left + seen.left}px`,
      top: `${top + seen.top}px`,
      maxBlockSize: `${maxHeight}px`,
    });
    box.scrollTop = scrollTop;
  });

  useLayoutEffect(() => {
    if (!open) return;
    const follow = () => move(placement);
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && panel.current?.contains(target))) follow();
    };
    follow();
    // If `open` turns true before the browser shows the panel, the next frame is the first that can measure it.
    let frame = requestAnimationFrame(follow);
    // In the next frame: placing it here would change the observed size.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
    // A row that is laid out again moves its button, and no event reports it.
    if (anchor.current?.parentElement) resized.observe(anchor.current.parentElement);
    if (panel.current) resized.observe(panel.current);
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    const forget = onVisibleArea(follow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', scrolled, { capture: true });
      forget();
    };
  }, [open, panel, anchor, placement]);
  return scrolls;
}
