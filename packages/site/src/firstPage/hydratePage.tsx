import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { enterText } from './enterText.ts';
import { aliveEvent, carriedStyle } from './ids.ts';

/**
 * Hydrates a page that the server drew, in slices, so that it stays scrollable. Text that was typed before is typed
 * again into the hydrated fields, and options are selected again.
 */
export function hydratePage(root: HTMLElement, page: ReactNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${carriedStyle}]`)) {
    element.style.cssText = element.getAttribute(carriedStyle) ?? '';
    element.removeAttribute(carriedStyle);
  }
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((input) => input.value !== input.defaultValue)
    .map((input) => ({ input, value: input.value }));
  const selections = [...root.querySelectorAll('select')]
    .filter((select) => select.selectedOptions[0] !== drawnChoice(select))
    .map((select) => ({ select, value: select.value }));
  const onAlive = () => {
    for (const { input, value } of typed) enterText(input, value);
    for (const { select, value } of selections) chooseAgain(select, value);
    // After React has rendered them: the handler of a press that waits may read them.
    setTimeout(() => document.dispatchEvent(new Event(aliveEvent)));
  };
  startTransition(() => void hydrateRoot(root, <Alive tell={onAlive}>{page}</Alive>));
}

/** Returns the initial choice of a list: the option that is marked, or else the first that can be chosen. */
function drawnChoice({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const all = [...options];
  return all.find(({ defaultSelected }) => defaultSelected) ?? all.find(({ disabled }) => !disabled);
}

function Alive({ tell, children }: { tell: () => void; children: ReactNode }) {
  // Called once, when everything below listens.
  const once = useRef(tell);
  useEffect(() => once.current(), []);
  return children;
}

/** Selects an option as a user does: React handles the change event and may revert it. */
function chooseAgain(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
