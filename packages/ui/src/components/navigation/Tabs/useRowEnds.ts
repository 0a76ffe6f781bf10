import { type RefObject, useEffect, useState } from 'react';

type End = 'start' | 'end';

/** Whether a row overflows sideways at either end, as values of `edgeFade`, and a function that scrolls there. */
export function useRowEnds(row: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState<Record<End, boolean>>({ start: false, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // From right to left `scrollLeft` counts down from zero.
      const past = Math.abs(element.scrollLeft);
      const start = past > 1;
      const end = past < element.scrollWidth - element.clientWidth - 1;
      setMore((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);

  const scroll = (end: End) => {
    const element = row.current;
    if (!element) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    element.scrollBy({ left: (end === 'end') === rtl ? -element.clientWidth / 2 : element.clientWidth / 2 });
  };
  const ends = (['start', 'end'] as const).filter((end) => more[end]).join(' ');
  return { more, ends: ends || undefined, scroll };
}
