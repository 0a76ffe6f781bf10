import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { box } from '../../../inputs/Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { columnName } from '../../DataTable/columnName.ts';
import { SortButton } from '../../DataTable/HeadCell.tsx';
import type { Sort } from '../../DataTable/types.ts';
import * as styles from '../DataGrid.css.ts';
import { quietWidgets } from '../machine/cells.ts';
import { cellStyle, type LaidColumn } from '../machine/columnLayout.ts';
import { gridRoles } from '../machine/gridRoles.ts';
import * as cells from './gridCells.css.ts';
import { ResizeHandle } from './ResizeHandle.tsx';

interface GridHeadProps<Row> {
  columns: readonly LaidColumn<Row>[];
  sort: Sort | null;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  /** State of the box above the rows; `undefined` where rows cannot be chosen. */
  selected: 'none' | 'some' | 'all' | undefined;
  /** The checkbox covers only the rows of a page. */
  isPage: boolean;
  expandable: boolean;
  onResize: ((key: string, width: number | null) => void) | undefined;
  /** Columns with tools, where some columns are left out. */
  sparse: number | undefined;
  /** Rows of headings above this one. */
  above: ReactNode;
  ariaIndex: number;
}

/** The heading of a grid, a row like the others for the keyboard. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, sort, onSortChange, selected, isPage, expandable, onResize, sparse } = props;
  const t = useMessages().dataGrid;
  const row = useRef<HTMLTableRowElement>(null);
  const all = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (row.current) quietWidgets(row.current);
    if (all.current) all.current.indeterminate = selected === 'some';
  });
  return (
    <thead {...gridRoles.group} className={styles.head}>
      {props.above}
      <tr
        ref={row}
        {...gridRoles.row}
        data-sparse={sparse === undefined ? undefined : ''}
        aria-rowindex={props.ariaIndex}
        className={cells.row}
      >
        {selected !== undefined && (
          <th {...gridRoles.head} data-tool="select" className={joinClasses(cells.headCell, cells.tool)}>
            <input
              ref={all}
              type="checkbox"
              tabIndex={-1}
              className={box}
              aria-label={isPage ? t.selectPage : t.selectAll}
              checked={selected === 'all'}
              onChange={heardByTable}
            />
          </th>
        )}
        {expandable && (
          <th
            {...gridRoles.head}
            className={joinClasses(cells.headCell, cells.tool, selected !== undefined && cells.second)}
          >
            <VisuallyHidden>{t.expandColumn}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ column, index, inset, edge, width, variable, grow }) => {
          const { key, header, headerHidden, align = 'start', sortable, pinned, resizable = true } = column;
          const sorts = sortable && onSortChange;
          return (
            <th
              key={key}
              {...gridRoles.head}
              aria-colindex={sparse === undefined ? undefined : sparse + index + 1}
              // The column is named by its heading, not by the action of the button in it.
              aria-label={columnName(column)}
              aria-sort={sorts ? (sort?.column === key ? sort.direction : 'none') : undefined}
              className={joinClasses(
                cells.headCell,
                cells.align[align],
                pinned && cells.pinned[pinned],
                edge && pinned && cells.edge[pinned],
              )}
              style={cellStyle(inset, sparse, index)}
            >
              {sorts ? (
                <SortButton column={column} sort={sort} onSortChange={onSortChange} />
              ) : headerHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                <span className={cells.headText}>{header}</span>
              )}
              {resizable && onResize && (
                <ResizeHandle
                  variables={[variable, grow]}
                  width={width}
                  onResize={(next) => onResize(key, next)}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Presses bubble to the table. */
function heardByTable() {}
