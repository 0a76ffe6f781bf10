import type { RefObject } from 'react';

export interface GridParts {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Reads a sentence out. */
  readonly say: (text: string) => void;
}
