import type { IsoDay } from '../WeekPicker/isoWeek.ts';

/** Something that happens on a day. */
export interface CalendarEvent {
  readonly key: string;
  readonly day: IsoDay;
  /** A few words: the cell has one line for it, the list has all of it. */
  readonly label: string;
  /** The hour, in front of the words. */
  readonly time?: string;
  /** More words, in the list and in the panel of a full day. */
  readonly note?: string;
  readonly tone?: 'neutral' | 'info' | 'good' | 'caution' | 'bad';
  /** The page that it leads to. */
  readonly href?: string;
}
