import type { IsoDay } from '../WeekPicker/isoWeek.ts';

/** Days from one to another, both included; an open end is `null`. */
export interface DateRange {
  readonly from: IsoDay | null;
  readonly to: IsoDay | null;
}
