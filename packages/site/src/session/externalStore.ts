/** A value that lives outside React: an atom of the site, or any other store with get, set and subscribe. */
export interface ExternalStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Adds a listener for changes; returns its removal. */
  readonly subscribe: (listener: () => void) => () => void;
}
