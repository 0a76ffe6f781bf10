import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Answer, createSearch } from '../Combobox/createSearch.ts';
import { moveActive } from '../Combobox/moveActive.ts';
import { isComposing } from '../Field/composing.ts';

export interface SuggestOptions {
  /** The text in the box, whether suggested or not. */
  value: string;
  /** Called with the text at each change, typed or taken from the list. */
  onChange: (value: string) => void;
  /** Finds suggestions; the result is dropped once `signal` is aborted by the next keystroke. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Quiet time in ms before typing is sent; 120 unless given. */
  debounce?: number | undefined;
}

const idle: Answer<string> = { state: 'idle', keyword: '', items: [] };

/** State and keys of a box that takes any text and suggests some, after the ARIA Authoring Practices (manual selection). */
export function useAutocomplete(options: SuggestOptions) {
  const { value, onChange } = options;
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [answer, setAnswer] = useState(idle);
  const isComposingText = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [search] = useState(() =>
    createSearch<string>({
      search: (text, signal) => latest.current.suggest(text, signal),
      debounce: () => latest.current.debounce ?? 120,
      onAnswer: (next) => {
        setAnswer(next);
        setActive(null);
      },
    }),
  );
  useEffect(() => search.cancel, [search]);

  const items = [...new Set(answer.items)];
  // A suggestion equal to the text is useless, and a failed search removes nothing.
  const isOpen = isWanted && items.some((item) => item !== value);

  const close = () => {
    search.cancel();
    setWanted(false);
    setActive(null);
    setAnswer(idle);
  };
  const ask = (text: string) => {
    if (text.trim() === '') return close();
    setWanted(true);
    search.ask(text.trim());
  };
  const type = (text: string) => {
    onChange(text);
    if (!isComposingText.current) ask(text);
  };
  const choose = (item: string) => {
    close();
    onChange(item);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = active === null ? undefined : items[active];
    if (event.key === 'ArrowDown' && !isOpen) return ask(value);
    if (!isOpen) return;
    if (event.key === 'Enter' || event.key === 'Tab') {
      // Nothing is pointed at: the typed text counts and the key is for the form.
      if (item === undefined) return close();
      if (event.key === 'Enter') event.preventDefault();
      return choose(item);
    }
    if (event.key === 'Escape') {
      // Not further: a dialog around it must not close with it.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setActive(moveActive(event.key, active, items.length) ?? null);
  };

  return {
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    open: isOpen,
    keyword: answer.keyword,
    groups: [{ items }],
    items,
    more: false,
    state: answer.state === 'failed' ? ('idle' as const) : answer.state,
    active,
    isChosen: (item: string) => item === value,
    choose,
    close,
    retry: () => search.ask(answer.keyword),
    type,
    onKeyDown,
    onComposition: (begins: boolean, text: string) => {
      isComposingText.current = begins;
      if (!begins) type(text);
    },
  };
}
