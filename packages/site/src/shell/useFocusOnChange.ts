import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';

/**
 * Moves focus to the beginning of the content when `key` changes, for another page or a saved form: a screen reader starts
 * there, and Tab continues from there.
 */
export function useFocusOnChange(key: string): void {
  useOnChange(key, () => beginning().focus({ preventScroll: true }));
}

/**
 * The same after part of a page was replaced, and only if the focus was lost with the old content: moves it to the
 * element that `part` marks with `data-begin`, or to the beginning of the content.
 */
export function useRestoreLostFocus(key: string, part?: RefObject<HTMLElement | null>): void {
  useOnChange(key, () => {
    if (!isLost(document.activeElement)) return;
    const begin = part?.current?.querySelector<HTMLElement>('[data-begin]');
    (begin ?? beginning()).focus({ preventScroll: true });
  });
}

function useOnChange(key: string, begin: () => void): void {
  const last = useRef(key);
  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    beginNow();
  }, [key]);
}

/**
 * Restores focus when the pressed element disappears with the next rows, such as a row that was settled or a link that
 * clears a filter.
 */
export function useFocusAfterNavigation(): void {
  const { state } = useRevalidator();
  const { state: moving } = useNavigation();
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (state !== 'idle' || moving !== 'idle') return;
    if (last.current === null || last.current.isConnected) return;
    if (isLost(document.activeElement)) beginning().focus({ preventScroll: true });
  }, [state, moving]);
}

const beginning = () => document.querySelector('main') ?? document.body;

/** On no element, or on a removed one: browsers detect that a moment later. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || !focused.checkVisibility();
}
