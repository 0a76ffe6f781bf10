/** Values that a product team passes by accident, against their declared types. */
export const hostile = {
  /** 300 characters without a place to break. */
  longWord: 'CSCLPACIFIC084E'.repeat(20),
  nothing: null as never,
  missing: undefined as never,
  number: 42 as never,
  object: { toString: () => 'object' } as never,
};

/** So many things, numbered from 1. */
export function many<T>(count: number, make: (number: number) => T): readonly T[] {
  return Array.from({ length: count }, (_none, index) => make(index + 1));
}
