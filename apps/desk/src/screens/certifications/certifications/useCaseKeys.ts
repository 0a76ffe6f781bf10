import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CaseKeys {
  readonly papers: number;
  readonly onPaper: (index: number) => void;
  /** Left out where nothing can be returned any more. */
  readonly onReturn: (() => void) | undefined;
}

const typing = 'input, textarea, select, [contenteditable]';

/** Keys of a case: J K along the fields, digits for papers, A to the button that passes, R to return. */
export function useCaseKeys(section: RefObject<HTMLElement | null>, keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // What is typed is typed, and a dialog has its own keys.
    if (target instanceof Element && target.closest(`${typing}, dialog`)) return;
    const number = Number(event.key);
    const key = event.key.toLowerCase();
    if (number >= 1 && number <= keys.papers) keys.onPaper(number - 1);
    else if (key === 'j' || key === 'k') step(section.current, key === 'j' ? 1 : -1);
    else if (key === 'a') section.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    else if (key === 'r' && keys.onReturn) keys.onReturn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Moves the focus along the fields, round the end. */
function step(section: HTMLElement | null, by: 1 | -1): void {
  const fields = [...(section?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const at = fields.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by === 1 ? 0 : fields.length - 1) : (at + by + fields.length) % fields.length;
  fields[next]?.focus();
}
