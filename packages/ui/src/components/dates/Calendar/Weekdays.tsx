import { useMessages } from '../../../provider/UiProvider.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './frame.css.ts';

interface WeekdaysProps {
  days: readonly IsoDay[];
  /** `short` where columns have room for Mon instead of M. */
  width?: 'narrow' | 'short';
}

/** Headings of a week's days: a visible letter or short name, and the name for screen readers. */
export function Weekdays({ days, width = 'narrow' }: WeekdaysProps) {
  const { lang } = useMessages();
  const visible = new Intl.DateTimeFormat(lang, { weekday: width, timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return days.map((day) => (
    <th key={day} scope="col" className={styles.column} abbr={name.format(new Date(day))}>
      {visible.format(new Date(day))}
    </th>
  ));
}
