import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, createSearch } from '../../inputs/Combobox/createSearch.ts';
import { moveActive } from '../../inputs/Combobox/moveActive.ts';
import { isComposing } from '../../inputs/Field/composing.ts';
import type { PaletteGroup } from './PaletteGroup.ts';

export interface PaletteOptions {
  readonly initial: readonly PaletteGroup[];
  readonly search: (keyword: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
}

const quietMs = 120;
const none: Answer<PaletteGroup> = { state: 'idle', keyword: '', items: [] };

/** State and keys of a palette: the typed text, the results, and the one that Enter opens. */
export function useSearchPalette({ initial, search }: PaletteOptions) {
  const listId = useId();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState(none);
  const [active, setActive] = useState<number | null>(null);
  /** Enter was pressed before the response: the first row is opened on arrival. */
  const opensFirst = useRef(false);
  const optionId = (index: number) => `${listId}-${index}`;
  const keyword = text.normalize('NFKC').trim();

  const onAnswer = (next: Answer<PaletteGroup>) => {
    const any = next.items.some(({ items }) => items.length > 0);
    // At once: the row that Enter waits for must exist to be pressed.
    flushSync(() => {
      setAnswer(next);
      if (next.state === 'ready') setActive(any ? 0 : null);
    });
    if (next.state === 'loading') return;
    if (opensFirst.current && any) document.getElementById(optionId(0))?.click();
    opensFirst.current = false;
  };
  const latest = useRef({ search, onAnswer });
  useEffect(() => {
    latest.current = { search, onAnswer };
  });
  const [asking] = useState(() =>
    createSearch<PaletteGroup>({
      search: (typed, signal) => latest.current.search(typed, signal),
      debounce: () => quietMs,
      onAnswer: (next) => latest.current.onAnswer(next),
    }),
  );
  useEffect(() => asking.cancel, [asking]);

  const groups: readonly PaletteGroup[] = keyword === '' ? initial : answer.items;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const state = keyword === '' ? 'ready' : answer.state;

  const type = (typed: string) => {
    setText(typed);
    const next = typed.normalize('NFKC').trim();
    if (next === keyword) return;
    opensFirst.current = false;
    setActive(null);
    if (next === '') asking.cancel();
    else asking.ask(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (state === 'failed') asking.ask(keyword);
      else if (state === 'loading') opensFirst.current = true;
      else if (active !== null) document.getElementById(optionId(active))?.click();
      return;
    }
    // Home and End move in the typed text.
    if (event.key === 'Home' || event.key === 'End' || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const next = moveActive(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return {
    listId,
    optionId,
    text,
    keyword,
    groups,
    count,
    state,
    active: active !== null && active < count ? active : null,
    type,
    onKeyDown,
    retry: () => asking.ask(keyword),
  };
}
