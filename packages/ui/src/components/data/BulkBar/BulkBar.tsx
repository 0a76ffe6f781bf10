import type { HTMLAttributes, Ref } from 'react';
import { useFocusPlace } from '../../../hooks/useFocusPlace.ts';
import { useRootMark } from '../../../hooks/useRootMark.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import {
  noSelection,
  readSelection,
  type Selection,
  selectAllMatching,
  selectionCount,
} from '../DataGrid/machine/selection.ts';
import * as styles from './BulkBar.css.ts';
import { BulkConfirm } from './BulkConfirm.tsx';
import { BulkOutcomeLine } from './BulkOutcomeLine.tsx';
import { BulkProgressLine } from './BulkProgressLine.tsx';
import type { Bulk, BulkAction } from './useBulk.ts';

export interface BulkBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** From `useBulk`. */
  bulk: Bulk;
  /** Actions for all chosen rows, as given to `useBulk`. */
  actions: readonly BulkAction[];
  /** Which rows are chosen, shared with the grid. */
  selection: Selection;
  /** Hears of more or fewer rows chosen from the bar. */
  onSelectionChange: (selection: Selection) => void;
  /** Rows that match the query; null while unknown. */
  total: number | null;
  /** Names the query, see `matchKey`; given, all that match can be chosen at once. */
  match?: string;
  /** Sticks to the bottom of the screen as long as its rows are visible; put it below them. */
  sticky?: boolean;
  /** Names a row by its key in the list of reasons; the key unless given. */
  nameOf?: (key: string) => string;
}

/** Shows the selection and its actions; above or below a `DataGrid`. */
export function BulkBar(props: BulkBarProps) {
  const {
    bulk,
    actions: givenActions,
    selection: givenSelection,
    onSelectionChange,
    total: givenTotal,
    match,
    nameOf = itself,
    sticky = false,
    className,
    ...rest
  } = props;
  const { bulkBar: t, lang } = useMessages();
  const { state } = bulk;
  const place = useFocusPlace();
  // Values from an untyped caller must not break the page.
  const actions = listOf(givenActions);
  const selection = readSelection(givenSelection);
  const total = Number.isFinite(givenTotal) ? givenTotal : null;
  const count = selectionCount(selection, total ?? undefined);
  const action = state.step === 'idle' ? undefined : actions.find(({ key }) => key === state.action);
  const format = numbersOf(lang);
  const offersAll =
    match !== undefined &&
    selection.kind === 'some' &&
    selection.keys.size > 0 &&
    (total === null || total > selection.keys.size);
  const nothing = count === 0 && state.step === 'idle';
  const foot = state.step === 'ended' ? 'outcome' : 'line';
  useRootMark('data-bulk-bar', sticky && !nothing ? foot : undefined);
  return (
    <section
      aria-label={t.label}
      className={joinClasses(styles.bar, sticky && styles.sticky, className)}
      hidden={nothing}
      data-foot={sticky ? '' : undefined}
      {...rest}
      tabIndex={-1}
      {...place}
    >
      {state.step === 'running' ? (
        <BulkProgressLine state={state} label={action?.label ?? ''} onStop={bulk.stop} />
      ) : (
        count !== 0 && (
          <div className={styles.line}>
            <p className={styles.count}>{describe()}</p>
            {offersAll && (
              <Button
                size="small"
                tone="quiet"
                flush="start"
                onClick={() => onSelectionChange(selectAllMatching(match))}
              >
                {total === null ? t.extendUnknown : t.extend(format(total))}
              </Button>
            )}
            <Button size="small" tone="quiet" flush="start" onClick={() => onSelectionChange(noSelection)}>
              {t.clear}
            </Button>
            <div className={styles.actions}>
              {actions.map((each) => (
                <Button key={each.key} size="small" onClick={() => bulk.ask(each)}>
                  {each.label}
                </Button>
              ))}
            </div>
          </div>
        )
      )}
      {state.step === 'ended' && (
        <BulkOutcomeLine
          state={state}
          action={action}
          nameOf={nameOf}
          onUndo={bulk.undo}
          onDismiss={bulk.dismiss}
        />
      )}
      <BulkConfirm bulk={bulk} action={action} selection={selection} />
    </section>
  );

  function describe(): string {
    if (selection.kind === 'some') return t.selected(format(selection.keys.size));
    const all = total === null ? t.allUnknown : t.all(format(total));
    return selection.except.size === 0 ? all : all + t.except(format(selection.except.size));
  }
}

function itself(key: string): string {
  return key;
}
