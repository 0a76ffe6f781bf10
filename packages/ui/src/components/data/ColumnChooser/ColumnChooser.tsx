import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Segmented } from '../../inputs/Segmented/Segmented.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Popover, type PopoverProps } from '../../overlays/Popover/Popover.tsx';
import {
  noPrefs,
  orderedColumns,
  withColumnMoved,
  withColumnShown,
} from '../DataGrid/machine/columnPrefs.ts';
import type { ColumnPrefs, GridColumn } from '../DataGrid/types.ts';
import { columnName } from '../DataTable/columnName.ts';
import * as styles from './ColumnChooser.css.ts';
import { usePageDensity } from './usePageDensity.ts';

export interface ColumnChooserProps<Row> extends Omit<PopoverProps, 'trigger' | 'label' | 'children'> {
  /** All columns of the grid. */
  columns: readonly GridColumn<Row>[];
  /** The user's choices so far, from `useColumnPrefs`. */
  prefs: ColumnPrefs;
  /** Hears of each choice, at once. */
  onPrefsChange: (prefs: ColumnPrefs) => void;
  /** Room between rows until the reader chooses; the page's own unless given. */
  density?: 'comfortable' | 'compact';
}

/** Lets readers hide, order and space the columns of a `DataGrid`. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const pageDensity = usePageDensity();
  const { onPrefsChange, density = pageDensity, columns: _, prefs: __, ...rest } = props;
  // Values from an untyped caller must not break the page.
  const columns = listOf(props.columns);
  const prefs = Array.isArray(props.prefs?.order) ? props.prefs : noPrefs;
  const t = useMessages().columnChooser;
  const title = useId();
  const [announcement, say] = useState('');
  const ordered = orderedColumns(columns, prefs);
  const hidden = new Set(prefs.hidden);
  const visibleCount = ordered.filter(({ key, hideable = true }) => !hideable || !hidden.has(key)).length;

  const move = (column: GridColumn<Row>, step: -1 | 1) => {
    const next = withColumnMoved(prefs, columns, column.key, step);
    if (next === prefs) return;
    onPrefsChange(next);
    const place = orderedColumns(columns, next).findIndex(({ key }) => key === column.key) + 1;
    say(t.moved(columnName(column), place, ordered.length));
  };
  const onKeyDown = (event: KeyboardEvent, column: GridColumn<Row>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(column, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <Popover
      placement="bottom-end"
      {...rest}
      label={t.label}
      trigger={(trigger) => (
        <Button size="small" icon={<Icon icon={Columns3} />} {...trigger}>
          {t.open}
        </Button>
      )}
    >
      <div className={styles.panel}>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <p id={title} className={styles.title}>
          {t.shown}
        </p>
        <ul aria-labelledby={title} className={styles.list}>
          {ordered.map((column) => {
            const { key, hideable = true, pinned } = column;
            const name = columnName(column);
            const peers = ordered.filter((each) => each.pinned === pinned);
            const isShown = !hideable || !hidden.has(key);
            return (
              // The key moves with the column, and the focus in it too.
              <li key={key} className={styles.item} onKeyDown={(event) => onKeyDown(event, column)}>
                <Checkbox
                  className={styles.name}
                  label={name}
                  hint={hideable ? undefined : t.always}
                  checked={isShown}
                  disabled={!hideable || (isShown && visibleCount === 1)}
                  onChange={({ target }) => onPrefsChange(withColumnShown(prefs, key, target.checked))}
                />
                {peers.length > 1 &&
                  ([-1, 1] as const).map((step) => (
                    <button
                      key={step}
                      type="button"
                      className={styles.move}
                      aria-label={(step < 0 ? t.up : t.down)(name)}
                      // Not `disabled`: a button that dies under the finger loses the keyboard user's place.
                      aria-disabled={peers.at(step < 0 ? 0 : -1) === column || undefined}
                      onClick={() => move(column, step)}
                    >
                      <Icon icon={step < 0 ? ArrowUp : ArrowDown} />
                    </button>
                  ))}
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <Segmented
            label={t.density}
            size="small"
            value={prefs.density ?? density}
            options={[
              { value: 'comfortable', label: t.comfortable },
              { value: 'compact', label: t.compact },
            ]}
            onChange={(next) => onPrefsChange({ ...prefs, density: next })}
          />
          <Button size="small" tone="quiet" onClick={() => onPrefsChange(noPrefs)}>
            {t.reset}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
