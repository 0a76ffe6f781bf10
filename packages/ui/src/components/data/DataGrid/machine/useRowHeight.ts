import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';
import { media } from '../../../../theme/scale.ts';

/** Row height of the comfortable density, until the probe is measured. */
const usual = 48;
/** Guess for a card: its title, its padding, and a line for every fact. */
const cardBase = 76;
const cardLine = 28;

/** Height of an unmeasured row, px: that of the density, read from an element; a guess for cards. */
export function useRowHeight(facts: number): {
  base: number;
  cards: boolean;
  probe: RefCallback<HTMLElement>;
} {
  const [height, setHeight] = useState(usual);
  const cards = useSyncExternalStore(watchPhone, isPhone, () => false);
  const probe = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const tall = entry?.borderBoxSize[0]?.blockSize;
      if (tall) setHeight(tall);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { base: cards ? cardBase + facts * cardLine : height, cards, probe };
}

function watchPhone(listener: () => void): () => void {
  const query = window.matchMedia(media.phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isPhone(): boolean {
  return window.matchMedia(media.phone).matches;
}
