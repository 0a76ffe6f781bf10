import { useMessages } from '../../../provider/UiProvider.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './frame.css.ts';

/** Headings of a week's days: a visible letter, and the name for screen readers. */
export function Weekdays({ days }: { days: readonly IsoDay[] }) {
  const { lang } = useMessages();
  const letter = new Intl.DateTimeFormat(lang, { weekday: 'narrow', timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return days.map((day) => (
    <th key={day} scope="col" className={styles.column} abbr={name.format(new Date(day))}>
      {letter.format(new Date(day))}
    </th>
  ));
}
