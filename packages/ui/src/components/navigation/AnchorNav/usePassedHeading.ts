import { useEffect, useState } from 'react';

/** px below the top of the window at which a heading counts as read: under a fixed header, with a line of its text. */
const readingLine = 120;

/**
 * The id of the last heading that is above the reading line, or null before the first. The browser reports each crossing,
 * so that scrolling measures nothing.
 */
export function usePassedHeading(ids: readonly string[]): string | null {
  const [passed, setPassed] = useState<string | null>(null);
  const all = ids.join('\n');
  useEffect(() => {
    const order = all.split('\n');
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.delete(target.id);
          else above.add(target.id);
        }
        setPassed(order.findLast((id) => above.has(id)) ?? null);
      },
      // From the reading line down without an end: a heading that does not intersect is above it. The document as root makes it work in a
      // frame too.
      { root: document, rootMargin: `-${readingLine}px 0px 1000000px 0px` },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [all]);
  return passed;
}
