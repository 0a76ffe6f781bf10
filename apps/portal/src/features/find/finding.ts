import { createContext } from 'react';

export interface FindingHeld {
  readonly open: () => void;
  readonly close: () => void;
}

const nobody = () => {};

/** Opens and closes the search over everything. */
export const Finding = createContext<FindingHeld>({ open: nobody, close: nobody });
