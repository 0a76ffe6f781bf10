import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../Field/composing.ts';
import type { ComboboxOptions, ItemGroup, SeveralOptions } from './comboboxOptions.ts';
import { type Answer, createSearch } from './createSearch.ts';
import { moveActive } from './moveActive.ts';

/** The maximum number of options: beyond it the user should keep typing. */
export const limit = 10_000;

/** The state of unfinished text after the focus left, by the state of its search. */
const leftStates = { idle: 'awaited', loading: 'awaited', ready: 'none', failed: 'failed' } as const;

/** Returns the search text for typed text: half-width, trimmed. */
function toKeyword(text: string): string {
  return text.normalize('NFKC').trim();
}

/** State and keys of a combobox that picks one item from a search, after the ARIA Authoring Practices. */
export function useCombobox<T>(options: ComboboxOptions<T> & SeveralOptions<T>) {
  const { itemKey, itemText, value, onChange, initialItems } = options;
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** Text typed since the last choice; `null` while the input shows the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'idle', keyword: '', items: [] });
  const composing = useRef(false);
  /** The arrows moved last, so Home and End mean the list and not the text. */
  const inList = useRef(false);
  /** Enter was pressed, or the box lost focus, before the response: select the first option on arrival. */
  const chooseFirst = useRef(false);
  /** The choice that was given up for the text left in the box; Escape brings it back. */
  const givenUp = useRef<T | null>(null);

  const groups: readonly ItemGroup<T>[] =
    keyword === '' && initialItems ? initialItems : [{ items: answer.items }];
  const all = groups.flatMap(({ items }) => items);
  const items = all.slice(0, limit);
  const state = keyword === '' && initialItems ? 'ready' : answer.state;
  /** The box was left with a text that is not chosen. */
  const left = !open && draft !== null;

  const onAnswer = (next: Answer<T>) => {
    setAnswer(next);
    if (next.state !== 'ready') return;
    const [first] = next.items;
    // Synchronously, as after a key: if two boxes receive results together, the second must see the choice of the
    // first.
    if (chooseFirst.current && first !== undefined) return flushSync(() => choose(first));
    chooseFirst.current = false;
    setActive(next.keyword !== '' && first !== undefined ? 0 : null);
  };
  const onValue = () => {
    if (left) close();
  };
  const latest = useRef({ options, onAnswer, onValue });
  useEffect(() => {
    latest.current = { options, onAnswer, onValue };
  });
  const [search] = useState(() =>
    createSearch<T>({
      search: (keyword, signal) => latest.current.options.search(keyword, signal),
      debounce: () => latest.current.options.debounce ?? 120,
      onAnswer: (answer) => latest.current.onAnswer(answer),
    }),
  );
  useEffect(() => search.cancel, [search]);

  const unchosen = draft === null ? '' : draft.trim();
  const unchosenState = open ? 'typing' : leftStates[state];
  useLayoutEffect(() => {
    latest.current.options.onUnchosen?.(unchosen === '' ? null : { text: unchosen, state: unchosenState });
  }, [unchosen, unchosenState]);

  const valueKey = value === null ? null : itemKey(value);
  useEffect(() => {
    // A choice from outside, such as by exchanging two boxes, replaces the text left in this one.
    if (valueKey !== null) latest.current.onValue();
  }, [valueKey]);

  const ask = (text: string) => {
    const next = toKeyword(text);
    setKeyword(next);
    setActive(null);
    inList.current = false;
    chooseFirst.current = false;
    if (next === '' && initialItems) search.cancel();
    else search.ask(next);
  };

  const show = (text = draft ?? '') => {
    if (open) return;
    setOpen(true);
    ask(text);
  };

  const close = () => {
    search.cancel();
    chooseFirst.current = false;
    givenUp.current = null;
    setOpen(false);
    setDraft(null);
    setKeyword('');
    setActive(null);
  };

  const choose = (item: T) => {
    if (options.stayOpen && open) {
      setDraft(null);
      ask('');
    } else close();
    onChange(item);
  };

  /** Closes and keeps the text while its response is awaited. A form must not send the choice it replaces. */
  const leave = () => {
    chooseFirst.current = true;
    setOpen(false);
    if (value === null) return;
    givenUp.current = value;
    onChange(null);
  };

  /** Discards the typed text. */
  const takeBack = () => {
    setDraft(null);
    ask('');
    if (givenUp.current !== null) onChange(givenUp.current);
    givenUp.current = null;
  };

  const type = (text: string) => {
    setDraft(text);
    setOpen(true);
    if (text === '') {
      givenUp.current = null;
      if (value !== null) onChange(null);
    }
    if (!composing.current && (toKeyword(text) !== keyword || !open)) ask(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const item = active === null ? undefined : items[active];
    switch (event.key) {
      case 'Enter':
        if (!open) return;
        // Nothing typed and nothing pointed at: the key is for the form.
        if (draft === null && item === undefined) return close();
        event.preventDefault();
        if (item !== undefined) choose(item);
        else if (state === 'failed') search.ask(keyword);
        else if (state === 'loading' && keyword !== '') chooseFirst.current = true;
        // Nothing to choose: the box shows an error as on blur, and the next Enter is for the form.
        else if (!options.stayOpen && keyword !== '') leave();
        return;
      case 'Tab':
        if (open && item !== undefined) choose(item);
        return;
      case 'Escape':
        if (!open && !left) return;
        // Not further: a dialog around it must not close with it.
        event.preventDefault();
        event.stopPropagation();
        if (draft) takeBack();
        if (!open || !draft) close();
        return;
      case 'ArrowLeft':
      case 'ArrowRight':
        inList.current = false;
        return;
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) return event.key === 'ArrowDown' ? show() : close();
        if (!open) return show();
        break;
      case 'Home':
      case 'End':
        if (!inList.current) return;
        break;
    }
    if (!open || event.shiftKey || event.altKey) return;
    const next = moveActive(event.key, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    inList.current = true;
    setActive(next);
  };

  return {
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    open,
    /** Something was typed that is not chosen yet. */
    typing: draft !== null,
    left,
    text: draft ?? (value === null ? '' : itemText(value)),
    keyword,
    groups,
    items,
    more: all.length > limit,
    state,
    active: active !== null && active < items.length ? active : null,
    isChosen: options.isChosen ?? ((item: T) => value !== null && itemKey(item) === itemKey(value)),
    show,
    close,
    choose,
    type,
    retry: () => search.ask(keyword),
    onKeyDown,
    /** Leaving with something typed takes the option that typing highlighted, or will highlight. */
    onLeave: () => {
      if (!open) return;
      if (draft === null || keyword === '') return close();
      const item = active === null ? undefined : items[active];
      if (item === undefined) leave();
      else choose(item);
    },
    onComposition: (begins: boolean, text: string) => {
      composing.current = begins;
      if (!begins) type(text);
    },
  };
}

export type ComboboxState<T> = ReturnType<typeof useCombobox<T>>;
