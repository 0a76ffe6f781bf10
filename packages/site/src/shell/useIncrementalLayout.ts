import { useDrawnHere } from '@fairway/ui/utilities';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentOf } from '../navigation/fragmentOf.ts';
import { storedScrollTop } from './scrollPosition.ts';

/** Parts that are laid out in one frame: of a law some 4 ms here, 16 ms on a phone four times as slow. */
const step = 10;

interface IncrementalLayout {
  /** Around the parts. */
  text: RefObject<HTMLDivElement | null>;
  /** Whether a part is marked with `data-later`, whose style leaves it out of the layout while it is off screen. */
  isLater: boolean;
}

/**
 * Lays out a long text from the server in small steps, because the 278 articles of a law at once block a phone for half
 * a second: first only the visible part, then ten parts a frame. A reader who returns, or follows a link to a part,
 * gets all of it at once, because the browser scrolled before most parts had a height. Another text needs another
 * `key`.
 */
export function useIncrementalLayout(): IncrementalLayout {
  const text = useRef<HTMLDivElement>(null);
  const isLater = !useDrawnHere();
  const location = useLocation();
  const layOut = useEffectEvent(() => {
    const later = [...(text.current?.querySelectorAll('[data-later]') ?? [])];
    if (later.length === 0) return;
    const show = (count: number) => {
      for (const part of later.splice(0, count)) part.removeAttribute('data-later');
    };
    const left = storedScrollTop(location);
    const named = document.getElementById(fragmentOf(location));
    if (left || named) {
      show(later.length);
      if (left === null) named?.scrollIntoView();
      else scrollTo(0, left);
      return;
    }
    let frame = 0;
    const next = () => {
      show(step);
      if (later.length > 0) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => layOut(), []);
  return { text, isLater };
}
