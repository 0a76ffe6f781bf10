/** A value that lives outside React: an atom of the site's own, or whatever else can be read, set and followed. */
export interface ExternalStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Adds a listener for changes; returns its removal. */
  readonly subscribe: (listener: () => void) => () => void;
}
