import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './Beside.css.ts';

export interface BesideProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The list to choose from. The link of the open item has `aria-current="true"`. */
  list: ReactNode;
  /** The text to read; null without one. */
  reading: ReactNode;
  /** Names the reading pane for screen readers. */
  label: string;
  /** The key of the opened item: below 1200 px it replaces the list. Null for an item that is only open by default. */
  opened: string | null;
  /** The narrow pane: a list of short rows next to its detail, or a text next to the list it was chosen from. */
  narrow: 'list' | 'reading';
  /** Called when Escape is pressed in the reading pane. */
  onClose?: () => void;
}

/** A list, with the selected item next to it from 1200 px on. */
export function Beside({ list, reading, label, opened, narrow, onClose, className, ...rest }: BesideProps) {
  const [listed, read] = useFocus(opened);
  return (
    <div
      className={joinClasses(styles.beside, reading ? styles.narrow[narrow] : undefined, className)}
      data-open={opened === null ? undefined : ''}
      {...rest}
    >
      <div ref={listed} className={styles.list} tabIndex={-1}>
        {list}
      </div>
      {reading ? (
        <section
          key={opened}
          ref={read}
          className={joinClasses(styles.reading, narrow === 'reading' && styles.sticky)}
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
            event.preventDefault();
            onClose();
          }}
        >
          {reading}
        </section>
      ) : null}
    </div>
  );
}

/** Focuses the item opened from the list; when it closes, returns the focus to the row that opened it. */
function useFocus(opened: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLElement>(null);
  const last = useRef(opened);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened !== null)
      row.current = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? null;
    if (last.current === opened) return;
    last.current = opened;
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body;
    // A user who opened it from elsewhere, or has pressed something else since then, keeps their focus.
    if (opened !== null) {
      if (lost || list.current?.contains(focused) || reading.current?.contains(focused))
        reading.current?.focus({ preventScroll: true });
    } else if (lost) (row.current?.isConnected ? row.current : list.current)?.focus({ preventScroll: true });
  }, [opened]);
  return [list, reading] as const;
}
