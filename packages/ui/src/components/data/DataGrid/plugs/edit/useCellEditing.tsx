import { type KeyboardEvent, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../../../../../hooks/useStable.ts';
import { isComposing } from '../../../../inputs/Field/composing.ts';
import { columnName } from '../../../DataTable/columnName.ts';
import { isText } from '../../machine/cells.ts';
import type { Place } from '../../machine/gridKeys.ts';
import type { GridHandle, GridPlug } from '../../machine/gridPlug.ts';
import { CellInput } from './CellInput.tsx';
import { CellMessage } from './CellMessage.tsx';
import { EditBar } from './EditBar.tsx';
import * as styles from './edit.css.ts';
import type { CellEditor } from './editValues.ts';
import { type CellText, type EditOptions, useEdits } from './useEdits.ts';

export interface CellEditing<Row> {
  /** The rows with their edits, for the grid. */
  readonly rows: readonly Row[];
  readonly plug: GridPlug<Row>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Writes texts as one step that can be undone, and returns how many cells took them. */
  readonly write: (texts: readonly CellText[]) => { readonly written: number; readonly refused: number };
  /** The text that an editor of the cell starts with. */
  readonly textOf: (key: string, column: string) => string;
}

/**
 * Cells that are edited in place: F2, Enter or a character opens one, Escape closes it, Enter and Tab save and move on.
 * The new value is shown at once and taken back if saving it fails.
 */
export function useCellEditing<Row>(options: EditOptions<Row>): CellEditing<Row> {
  const { editors } = options;
  const { store, rows, read, write, undo, redo, textOf, say } = useEdits(options);
  const ids = useId();

  const leave = useStable((key: string, column: string, text: string) => {
    const open = store.open();
    if (open?.key !== key || open.column !== column) return;
    store.setOpen(null);
    write([{ key, column, text }]);
  });
  const plug = useMemo<GridPlug<Row>>(() => {
    const editorAt = (place: Place, grid: GridHandle<Row>) => {
      const row = grid.rows[place.row];
      const column = grid.columns[place.column - grid.tools]?.column;
      const editor = column && editors[column.key];
      if (row === undefined || !editor || editor.isEditable?.(row) === false) return undefined;
      return { key: grid.keyAt(place.row), column: column.key };
    };
    const start = (place: Place, grid: GridHandle<Row>, typed?: string) => {
      const cell = editorAt(place, grid);
      if (!cell) return false;
      const attempt = store.stateOf(cell.key, cell.column)?.attempt;
      const text = typed ?? attempt ?? textOf(cell.key, cell.column);
      flushSync(() => store.setOpen({ ...cell, text, isTyped: typed !== undefined }));
      return true;
    };
    const close = (grid: GridHandle<Row>, next: Place) => {
      flushSync(() => store.setOpen(null));
      grid.focus(next);
    };
    /** Saves the open cell; a text that is refused keeps it open. */
    const commit = (input: HTMLInputElement | HTMLSelectElement, grid: GridHandle<Row>, next: Place) => {
      const open = store.open();
      if (!open) return;
      const reading = read(input.value, open.key, open.column);
      if (reading.message !== undefined) {
        store.setOpen({ ...open, text: input.value, message: reading.message });
        say.current(reading.message);
        return;
      }
      close(grid, next);
      write([{ key: open.key, column: open.column, text: input.value }]);
    };
    const editKey = (event: KeyboardEvent<HTMLElement>, grid: GridHandle<Row>) => {
      const input = event.target as HTMLInputElement | HTMLSelectElement;
      const { active } = grid;
      if (isComposing(event) || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      if (event.key === 'Escape') close(grid, active);
      else if (event.key === 'Enter')
        commit(input, grid, { ...active, row: Math.max(0, active.row + (event.shiftKey ? -1 : 1)) });
      else
        commit(
          input,
          grid,
          nextEditable(active, grid, event.shiftKey ? -1 : 1, (place) => editorAt(place, grid) !== undefined),
        );
    };
    return {
      bar: <EditBar store={store} undo={undo} redo={redo} />,
      draw: {
        store: { subscribe: store.subscribe, stateOf: store.versionOf },
        cell(cell, { row, index, key, column }) {
          const editor: CellEditor<Row> | undefined = editors[column.key];
          if (!editor || editor.isEditable?.(row) === false)
            return { ...cell, attributes: { ...cell.attributes, 'aria-readonly': true } };
          const state = store.stateOf(key, column.key);
          const open = store.open();
          const here = open?.key === key && open.column === column.key ? open : undefined;
          const message = here ? here.message : (state?.message ?? editor.problem?.(row));
          const id = message === undefined ? undefined : `${ids}${encodeURIComponent(column.key)}-${index}`;
          const isSaving = state !== undefined && state.pending > 0;
          return {
            attributes: {
              ...cell.attributes,
              className: styles.editable,
              'data-editing': here ? '' : undefined,
              'data-saving': isSaving ? '' : undefined,
              'aria-busy': isSaving || undefined,
              'aria-invalid': message !== undefined || undefined,
              'aria-describedby': here ? undefined : id,
            },
            content: (
              <>
                {here ? (
                  <CellInput
                    open={here}
                    editor={editor}
                    label={columnName(column)}
                    describedBy={id}
                    onLeave={(text) => leave(key, column.key, text)}
                  />
                ) : (
                  cell.content
                )}
                {id !== undefined && message !== undefined && <CellMessage id={id} text={message} />}
              </>
            ),
          };
        },
      },
      onKeyDown(event, grid) {
        say.current = grid.say;
        if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
        if (event.target.hasAttribute('data-editor')) return editKey(event, grid);
        if (isText(event.target)) return;
        const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
        const step = (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : '';
        if (step === 'z' || step === 'y') {
          event.preventDefault();
          (step === 'y' || shiftKey ? redo : undo)();
          return;
        }
        if (ctrlKey || metaKey || altKey || !editorAt(grid.active, grid)) return;
        if (key === 'Delete' || key === 'Backspace') {
          const cell = editorAt(grid.active, grid);
          if (cell) write([{ ...cell, text: '' }]);
          event.preventDefault();
        } else if (key === 'Enter' || key === 'F2') {
          event.preventDefault();
          start(grid.active, grid);
        } else if (isComposing(event)) start(grid.active, grid, '');
        else if (key.length === 1 && key !== ' ') {
          event.preventDefault();
          start(grid.active, grid, key);
        }
      },
      onDoubleClick: (event, grid) => open(event, grid),
      onClick(event, grid) {
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
        // Fingers have neither F2 nor a comfortable double press.
        if (pointerType === 'touch') open(event, grid);
      },
    };

    function open(event: { target: EventTarget; preventDefault: () => void }, grid: GridHandle<Row>) {
      say.current = grid.say;
      if (!(event.target instanceof Element) || event.target.closest('button, a, input, select')) return;
      const place = grid.placeOf(event.target);
      if (place && start(place, grid)) event.preventDefault();
    }
  }, [editors, store, ids, read, write, undo, redo, textOf, leave, say]);
  return { rows, plug, undo, redo, write, textOf };
}

/** The next cell in the order of reading that can be edited; the same one where there is no other. */
function nextEditable<Row>(
  from: Place,
  { rows, columns, tools }: GridHandle<Row>,
  step: -1 | 1,
  isEditable: (place: Place) => boolean,
): Place {
  const count = columns.length;
  const last = rows.length * count - 1;
  // A screenful of rows without an editable cell ends the search.
  for (
    let tries = 1, at = from.row * count + from.column - tools + step;
    tries < 60 * count;
    tries++, at += step
  ) {
    if (at < 0 || at > last) break;
    const place = { row: Math.floor(at / count), column: tools + (at % count) };
    if (isEditable(place)) return place;
  }
  return from;
}
