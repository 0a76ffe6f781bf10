/** Options under one heading. */
export interface ItemGroup<T> {
  readonly label?: string;
  readonly items: readonly T[];
}

/** The source of the items, and their keys. */
export interface FindOptions<T> {
  /** Finds items; the result is dropped once `signal` is aborted by the next keystroke. */
  search: (keyword: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** Returns the unique key of an item; also the value that a form submits. */
  itemKey: (item: T) => string;
  /** The text of the input once the item is chosen. */
  itemText: (item: T) => string;
  /** Offered before the user types, such as recent and popular items; without it `search('')` is called. */
  initialItems?: readonly ItemGroup<T>[] | undefined;
  /** Quiet time in ms before typing is searched; 120 unless given. */
  debounce?: number | undefined;
}

/** Typed text that is not chosen. */
export interface Unchosen {
  /** Without spaces around it. */
  readonly text: string;
  /** `typing` in the open box; once it was left or Enter pressed: `awaited` while it is searched, then `none` found, or `failed`. */
  readonly state: 'typing' | 'awaited' | 'none' | 'failed';
}

export interface ComboboxOptions<T> extends FindOptions<T> {
  /** The chosen item. */
  value: T | null;
  /** Hears of a choice, and of `null` when the input is emptied or left with a text that is not chosen (yet). */
  onChange: (value: T | null) => void;
  /**
   * Receives text in the box that is not chosen, as it changes; `null` once the box shows the choice or nothing. The
   * listener then explains why an abandoned text is not chosen, instead of the box.
   */
  onUnchosen?: ((unchosen: Unchosen | null) => void) | undefined;
}

/** The options of a combobox with several choices. */
export interface SeveralOptions<T> {
  /** Keeps the list open after a choice and clears the typed text. */
  stayOpen?: boolean;
  /** Whether an option is chosen; `value` decides unless given. */
  isChosen?: (item: T) => boolean;
}
