import type { CalendarOptions } from '../../dates/Calendar/Calendar.tsx';

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
      /** Unit after the numbers, such as USD. */
      readonly unit?: string;
    }
  | ({
      /** From one day to another; its calendar is fetched when the filters are first opened. */
      readonly kind: 'days';
    } & Pick<CalendarOptions, 'now' | 'timeZone' | 'min' | 'max'>)
);
