import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import { Checkbox, Status, useLink } from '@fairway/ui';
import { formatContainer } from '@fairway/ui/codes';
import { Anchor, ShieldAlert, Ship, TriangleAlert } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import * as styles from './CargoTrackingScreen.css.ts';
import { stateMarks } from './stateMarks.ts';
import { useStateWords } from './useStateWords.ts';
import type { words } from './words.zh.ts';

/** The state of a number; problems come first. */
export function TrackingState({ row }: { row: TrackedRow }) {
  const { stateOf } = useStateWords();
  const { exception, state, waitingAt } = row;
  if (exception)
    return (
      <Status kind="bad" icon={exception === 'hold' ? ShieldAlert : TriangleAlert}>
        {stateOf(row)}
      </Status>
    );
  const icon = waitingAt ? Anchor : state === 'sailing' ? Ship : undefined;
  return (
    <Status kind={stateMarks[state]} {...(icon ? { icon } : {})}>
      {stateOf(row)}
    </Status>
  );
}

export interface TrackingRowProps {
  row: TrackedRow;
  href: string;
  /** Its details are next to the list. */
  open: boolean;
  selected: boolean;
  onSelect: () => void;
}

/** A watched number: two lines and how far it is. */
export function TrackingRow({ row, href, open, selected, onSelect }: TrackingRowProps) {
  const { t, nameOf, format } = useWords<typeof words>();
  const Link = useLink();
  const { number, origin, destination, boxType, arrival, progress } = row;
  const formatted = row.kind === 'container' ? formatContainer(number) : number;
  const { noteOf, containersOf } = useStateWords();
  const note = noteOf(row);
  return (
    <li className={styles.row} data-open={open || undefined}>
      <span className={styles.check}>
        <Checkbox
          aria-label={t('tracking.select', { number: formatted })}
          checked={selected}
          onChange={onSelect}
        />
      </span>
      <Link href={href} className={styles.link} aria-current={open ? 'true' : undefined}>
        <span className={styles.line}>
          <span className={styles.number}>{formatted}</span>
          <span className={styles.end}>
            <TrackingState row={row} />
          </span>
        </span>
        {origin && destination ? (
          <>
            <span className={styles.line}>
              <span>
                {t('tracking.to', { from: nameOf(origin), to: nameOf(destination) })}{' '}
                <span className={styles.small}>
                  {[boxType, containersOf(row)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.day}>
                {arrival ? t('tracking.arrives', { time: format.portDay(arrival) }) : null}
              </span>
            </span>
            <span className={styles.way}>
              <span className={styles.pastEvent} style={{ inlineSize: `${progress * 100}%` }} />
              <span className={styles.ring} style={{ insetInlineStart: `${progress * 100}%` }} />
              <span className={styles.unseen}>
                {t('tracking.progress', { percent: Math.round(progress * 100) })}
              </span>
            </span>
          </>
        ) : null}
        {note ? <span className={styles.note}>{note}</span> : null}
      </Link>
    </li>
  );
}
