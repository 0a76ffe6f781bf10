import { Button, Icon } from '@fairway/ui';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './RowsField.css.ts';

/** A row of a list, for those who draw its fields. */
export interface FormRow {
  /** Stays when the row moves. */
  readonly key: string;
  /** Its place now, from 0. */
  readonly index: number;
  /** The name of one of its fields, which stays when the row moves. */
  name(field: string): string;
}

export type RowAction = 'up' | 'down' | 'copy' | 'remove';

export interface RowProps {
  list: string;
  rowKey: string;
  index: number;
  label: string;
  draw: (row: FormRow) => ReactNode;
  act: (action: RowAction, key: string) => void;
  canRemove: boolean;
  canCopy: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  isSortable: boolean;
}

/** One row; a row that is added or typed in renders no other. */
export const Row = memo(function Row(props: RowProps) {
  const { list, rowKey, index, label, draw, act, canRemove, canCopy, canMoveUp, canMoveDown, isSortable } =
    props;
  const { rows: words } = useFormMessages();
  const tool = (action: RowAction, name: string, icon: typeof Copy, isOff: boolean) => (
    <Button
      tone="quiet"
      size="small"
      aria-label={name}
      className={styles.off}
      aria-disabled={isOff || undefined}
      data-remove={action === 'remove' || undefined}
      onClick={() => {
        if (!isOff) act(action, rowKey);
      }}
    >
      <Icon icon={icon} />
    </Button>
  );
  return (
    <li className={styles.row}>
      <fieldset aria-label={label} className={styles.fields}>
        <div className={styles.head}>
          <span className={styles.label} aria-hidden>
            {label}
          </span>
          <span className={styles.tools}>
            {isSortable && tool('up', words.up(label), ArrowUp, !canMoveUp)}
            {isSortable && tool('down', words.down(label), ArrowDown, !canMoveDown)}
            {canCopy && tool('copy', words.copy(label), Copy, false)}
            {tool('remove', words.remove(label), Trash2, !canRemove)}
          </span>
        </div>
        {draw({ key: rowKey, index, name: (field) => `${list}.${rowKey}.${field}` })}
      </fieldset>
    </li>
  );
});
