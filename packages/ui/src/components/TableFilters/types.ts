/** A column that rows can be filtered by. */
export type FilterField = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'text' }
  | {
      readonly kind: 'choice';
      /** Up to about ten, each to tick. */
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'range';
      /** Stands after the numbers, such as USD. */
      readonly unit?: string;
    }
);
