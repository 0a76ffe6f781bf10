import * as v from 'valibot';
import { day } from './shapes.ts';

/** The days on which people in a country do not work, with their source. */
export const dayCalendar = v.object({
  /** ISO 3166: `NL`. */
  countryCode: v.string(),
  /** First and last day of the calendar. */
  from: day,
  to: day,
  /** Weekdays off: 0 is Sunday, 6 Saturday. */
  weekend: v.array(v.number()),
  holidays: v.array(v.object({ day, nameZh: v.string(), nameEn: v.string() })),
  /** Days of a weekend that are worked in exchange for a holiday. */
  worked: v.array(day),
  /** The law or announcement, and the part of the country that it holds for. */
  sourceZh: v.string(),
  sourceEn: v.string(),
});
