import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './ListDetail.css.ts';

export interface ListDetailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The list to choose from. The link of the open item has `aria-current="true"`. */
  list: ReactNode;
  /** The opened item; null without one. */
  detail: ReactNode;
  /** Names the pane of the detail for screen readers. */
  label: string;
  /** The key of the opened item: below 1200 px it replaces the list. Null for an item that is only open by default. */
  opened: string | null;
  /** The narrow pane: a list of short rows next to its detail, or a text next to the list it was chosen from. */
  narrow: 'list' | 'detail';
  /** Called when Escape is pressed in the detail. */
  onClose?: () => void;
}

/** A list, with the selected item next to it from 1200 px on. */
export function ListDetail({
  list,
  detail,
  label,
  opened,
  narrow,
  onClose,
  className,
  ...rest
}: ListDetailProps) {
  const [listRef, detailRef] = useFocus(opened);
  return (
    <div
      className={joinClasses(styles.root, detail ? styles.narrow[narrow] : undefined, className)}
      data-open={opened === null ? undefined : ''}
      {...rest}
    >
      <div ref={listRef} className={styles.list} tabIndex={-1}>
        {list}
      </div>
      {detail ? (
        <section
          key={opened}
          ref={detailRef}
          className={joinClasses(styles.detail, narrow === 'detail' && styles.sticky)}
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
            event.preventDefault();
            onClose();
          }}
        >
          {detail}
        </section>
      ) : null}
    </div>
  );
}

/** Focuses the item opened from the list; when it closes, returns the focus to the row that opened it. */
function useFocus(opened: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);
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
      if (lost || list.current?.contains(focused) || detail.current?.contains(focused))
        detail.current?.focus({ preventScroll: true });
    } else if (lost) (row.current?.isConnected ? row.current : list.current)?.focus({ preventScroll: true });
  }, [opened]);
  return [list, detail] as const;
}
