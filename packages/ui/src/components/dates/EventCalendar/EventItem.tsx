import { joinClasses } from '../../../provider/classes.ts';
import { useLink } from '../../../provider/UiProvider.tsx';
import { tones } from '../../feedback/Badge/tones.css.ts';
import * as styles from './EventCalendar.css.ts';
import type { CalendarEvent } from './types.ts';

interface EventItemProps {
  event: CalendarEvent;
  tabIndex?: number;
  /** With its note, on as many lines as it needs. */
  whole?: boolean;
}

/** One event: a link if it leads to a page. */
export function EventItem({ event, tabIndex, whole = false }: EventItemProps) {
  const Link = useLink();
  const { label, time, note, tone = 'neutral', href } = event;
  const className = joinClasses(styles.event, tones[tone === 'info' ? 'tint' : tone], whole && styles.whole);
  const content = (
    <>
      {time ? <span className={styles.time}>{time}</span> : null}
      <span>{label}</span>
      {whole && note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
  if (href === undefined) return <span className={className}>{content}</span>;
  return (
    <Link href={href} tabIndex={tabIndex} className={className}>
      {content}
    </Link>
  );
}
