import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { Button } from '../../../actions/Button/Button.tsx';
import { Progress } from '../../../feedback/Progress/Progress.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { nameOf, type UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryWords } from './EntryWords.tsx';
import { ThumbButton } from './ThumbButton.tsx';
import * as styles from './UploadEntry.css.ts';
import { useDragOrder } from './useDragOrder.ts';

/** So many rows are drawn at first, and more with each press. */
const page = 50;

/** The pictures of a field, one under the other. */
export function UploadRows({ scope }: { scope: UploadScope }) {
  const { list, entries, fixed, say } = scope;
  const [limit, setLimit] = useState(page);
  const rows = useRef<HTMLUListElement>(null);
  const { ordered, dragged, grab } = useDragOrder(rows, entries, list.move);
  const overall = list.overall();
  const several = overall !== null && overall.count > 1;
  const movable = !fixed && entries.length > 1;
  const hidden = ordered.length - limit;

  const onKeyDown = (event: KeyboardEvent, key: string, place: number) => {
    if (!movable || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    list.move(key, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const row = (entry: UploadEntry, place: number) => {
    const name = nameOf(entry, place + 1, say.unnamed);
    return (
      // The key moves with the picture, and the focus in it too.
      <li
        key={entry.key}
        data-entry={entry.key}
        tabIndex={-1}
        className={joinClasses(styles.row, dragged === entry.key && styles.lifted)}
        onKeyDown={(event) => onKeyDown(event, entry.key, place)}
      >
        {movable && (
          // For pointers alone: keys and the tree of names have the buttons.
          <span aria-hidden className={styles.grip} onPointerDown={(event) => grab(entry.key, event)}>
            <Icon icon={GripVertical} />
          </span>
        )}
        <ThumbButton scope={scope} entry={entry} name={name} className={styles.thumb} />
        <EntryWords scope={scope} entry={entry} name={name} announce={!several} />
        {!fixed && (
          <EntryActions
            scope={scope}
            entry={entry}
            name={name}
            replaceable
            place={movable ? place : undefined}
          />
        )}
      </li>
    );
  };

  return (
    <>
      {several && (
        <Progress label={say.progressAll(overall.count)} value={overall.share * 100} size="small" />
      )}
      {entries.length > 0 && (
        <ul ref={rows} aria-label={say.list} className={styles.rows}>
          {ordered.slice(0, limit).map(row)}
        </ul>
      )}
      {hidden > 0 && (
        <Button size="small" tone="quiet" onClick={() => setLimit(limit + page)}>
          {say.showMore(Math.min(hidden, page))}
        </Button>
      )}
    </>
  );
}
