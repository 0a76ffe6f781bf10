import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CaseKeys {
  /** The target of the A key: a selector within the case. */
  readonly answer: string | undefined;
  /** The number of papers that can be opened. */
  readonly papers: number;
  readonly onPaper: (index: number) => void;
  /** Left out where nothing can be returned any more. */
  readonly onReturn: (() => void) | undefined;
}

/** The targets of the J and K keys. */
const stops = '[data-check], [data-field]';
const typing = 'input, textarea, select, [contenteditable]';

/** Keys of a case: J and K move along the items to check, digits open papers, A moves to the approval, R returns the case. */
export function useCaseKeys(section: RefObject<HTMLElement | null>, keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Typing is not a shortcut, and a dialog has its own keys.
    if (target instanceof Element && target.closest(`${typing}, dialog`)) return;
    const number = Number(event.key);
    const key = event.key.toLowerCase();
    if (number >= 1 && number <= keys.papers) keys.onPaper(number - 1);
    else if (key === 'j' || key === 'k') step(section.current, key === 'j' ? 1 : -1);
    else if (key === 'a' && keys.answer) section.current?.querySelector<HTMLElement>(keys.answer)?.focus();
    else if (key === 'r' && keys.onReturn) keys.onReturn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Moves the focus along the stops, round the end. */
function step(section: HTMLElement | null, by: 1 | -1): void {
  const all = [...(section?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
  all[next]?.focus();
}
