import { Button, Field, type FieldOptions, Icon, VisuallyHidden } from '@fairway/ui';
import { useStable } from '@fairway/ui/utilities';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useRows } from '../../form/rows/useRows.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { type FormRow, Row, type RowAction } from './Row.tsx';
import * as styles from './RowsField.css.ts';

export interface RowsFieldProps extends Omit<FieldOptions, 'label' | 'error' | 'warning' | 'count'> {
  /** The list of the form; its rows are in `initial`, and the values of a new one in `rows`. */
  name: string;
  /** Names the list, in the page and in the summary. */
  label: string;
  /** Draws the fields of a row: `row.name('price')` is the name of its field `price`. Must be stable in long lists. */
  children: (row: FormRow) => ReactNode;
  /** Names a row by its number from 1; "Row 3" unless given. Must be stable in long lists. */
  rowLabel?: ((number: number) => string) | undefined;
  /** On the button that adds a row. */
  addLabel?: string | undefined;
  /** The fewest rows: with so many none can be removed. */
  min?: number | undefined;
  /** The most rows: with so many none can be added. */
  max?: number | undefined;
  /** Offers to move rows up and down. */
  sortable?: boolean | undefined;
  /** Offers to copy a row. */
  copyable?: boolean | undefined;
}

interface Removed {
  readonly row: unknown;
  readonly index: number;
}

/** Rows of the same fields: lines of goods, contacts, boxes. */
export function RowsField(props: RowsFieldProps) {
  const { name, label, children, rowLabel, addLabel, min = 0, max = Number.POSITIVE_INFINITY } = props;
  const { sortable = false, copyable = false, ...field } = props;
  const { rows: words } = useFormMessages();
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const element = useCallback(() => adder.current, []);
  const labelOf = rowLabel ?? words.row;
  const { form, error } = useControl(name, {
    ...{ element, write: nothing, label, rowLabel: labelOf, keep: false },
  });
  const { keys, rows } = useRows(form, name);
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** The row, or the place after a row is gone, that takes the focus. */
  const focusNext = useRef<{ readonly key?: string; readonly index?: number } | null>(null);

  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (!next) return;
    const item = list.current?.children[next.key === undefined ? (next.index ?? 0) : keys.indexOf(next.key)];
    const target = item?.querySelector<HTMLElement>(next.key === undefined ? '[data-remove]' : entry);
    (target ?? adder.current)?.focus();
  }, [keys]);

  const insert = (row: unknown, index: number) => {
    const key = rows.add(row, index);
    focusNext.current = { key };
    setRemoved(null);
    setStatus(words.added(labelOf(index + 1), keys.length + 1));
  };
  const act = useStable((action: RowAction, key: string) => {
    const index = keys.indexOf(key);
    setRemoved(null);
    if (action === 'remove') {
      const values: unknown = form.value(name);
      setRemoved({ row: Array.isArray(values) ? values[index] : undefined, index });
      setStatus('');
      focusNext.current = { index: Math.min(index, keys.length - 2) };
      rows.remove(key);
    } else if (action === 'copy') {
      focusNext.current = { key: rows.copy(key) };
      setStatus(words.added(labelOf(index + 2), keys.length + 1));
    } else {
      const target = action === 'up' ? index - 1 : index + 1;
      rows.move(key, target);
      setStatus(words.moved(labelOf(target + 1)));
    }
  });
  const isFull = keys.length >= max;

  return (
    <Field {...ownField(field)} label={label} error={error} group>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...attributes }) => (
        <fieldset {...attributes} className={styles.rows}>
          <ol ref={list} className={styles.list}>
            {keys.map((key, index) => (
              <Row
                key={key}
                list={name}
                rowKey={key}
                index={index}
                label={labelOf(index + 1)}
                draw={children}
                act={act}
                canRemove={keys.length > min}
                canCopy={copyable && !isFull}
                canMoveUp={sortable && index > 0}
                canMoveDown={sortable && index < keys.length - 1}
                isSortable={sortable}
              />
            ))}
          </ol>
          {removed && (
            <p className={styles.removed} role="status">
              {words.removed(labelOf(removed.index + 1))}{' '}
              <Button tone="quiet" size="small" onClick={() => insert(removed.row, removed.index)}>
                {words.undo}
              </Button>
            </p>
          )}
          <div className={styles.foot}>
            <Button
              ref={adder}
              icon={<Icon icon={Plus} />}
              className={styles.off}
              aria-disabled={isFull || undefined}
              onClick={() => {
                if (!isFull) insert(undefined, keys.length);
              }}
            >
              {addLabel ?? words.add}
            </Button>
            {isFull && <span className={styles.full}>{words.full(max)}</span>}
          </div>
          <VisuallyHidden role="status">{status}</VisuallyHidden>
        </fieldset>
      )}
    </Field>
  );
}

/** The controls that a person fills in a row. */
const entry = 'input, select, textarea';

/** Fields show their parts of a list themselves. */
function nothing() {}

function ownField({ id, hint, required, className, labelHidden, ...rest }: Omit<FieldOptions, 'label'>) {
  return { id, hint, required, className, labelHidden, 'aria-describedby': rest['aria-describedby'] };
}
