import { type RefObject, useEffect, useEffectEvent } from 'react';

interface CaseKeys {
  readonly vouchers: number;
  readonly onVoucher: (index: number) => void;
  /** Left out where nothing can be sent back any more. */
  readonly onReturn: (() => void) | undefined;
}

const typing = 'input, textarea, select, [contenteditable]';

/** Keys of a case: J K along what was compared, 1 2 3 for vouchers, A to the amount, R to send back. */
export function useCaseKeys(section: RefObject<HTMLElement | null>, keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // What is typed is typed, and a dialog has its own keys.
    if (target instanceof Element && target.closest(`${typing}, dialog`)) return;
    const number = Number(event.key);
    const key = event.key.toLowerCase();
    if (number >= 1 && number <= keys.vouchers) keys.onVoucher(number - 1);
    else if (key === 'j' || key === 'k') step(section.current, key === 'j' ? 1 : -1);
    else if (key === 'a') section.current?.querySelector<HTMLElement>('input[name="received"]')?.focus();
    else if (key === 'r' && keys.onReturn) keys.onReturn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Moves the focus along what was compared, round the end. */
function step(section: HTMLElement | null, by: 1 | -1): void {
  const checks = [...(section?.querySelectorAll<HTMLElement>('[data-check]') ?? [])];
  const at = checks.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by === 1 ? 0 : checks.length - 1) : (at + by + checks.length) % checks.length;
  checks[next]?.focus();
}
