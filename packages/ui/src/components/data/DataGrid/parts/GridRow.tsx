import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../../provider/classes.ts';
import { numbersOf } from '../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { box } from '../../../inputs/Checkbox/Checkbox.css.ts';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { cellContent } from '../../DataTable/cellContent.ts';
import { cellOf } from '../../DataTable/cellOf.ts';
import { factName } from '../../DataTable/factName.ts';
import { linePlaceOf } from '../../DataTable/linePlace.ts';
import { linePlace } from '../../DataTable/linePlaces.css.ts';
import { quietWidgets } from '../machine/cells.ts';
import { cellStyle, type LaidColumn } from '../machine/columnLayout.ts';
import type { RowDrawing } from '../machine/gridPlug.ts';
import { gridRoles } from '../machine/gridRoles.ts';
import * as cells from './gridCells.css.ts';

export interface GridRowProps<Row> {
  row: Row;
  /** Among the rows that the grid holds. */
  index: number;
  /** Among all rows that match, counted from 1 with the heading as the first. */
  ariaIndex: number;
  /** Px of rows left out before it. */
  gap: number;
  columns: readonly LaidColumn<Row>[];
  /** Of all shown columns, also of those that are not drawn. */
  columnCount: number;
  /** Columns with tools, where some columns are left out. */
  sparse: number | undefined;
  /** Whether phones show it in lines, and not as a card. */
  lines: boolean;
  /** Names the row in its box and arrow. */
  name: (row: Row, index: number) => string;
  /** `undefined` where rows cannot be chosen. */
  selected: boolean | undefined;
  /** `undefined` where rows have no detail. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** Why the last bulk action left it out. */
  problem: string | undefined;
  /** As tall as its content instead of as tall as all. */
  tall: boolean;
  /** Takes the row's element where its height is its own. */
  measure: ((row: HTMLTableRowElement | null) => (() => void) | undefined) | undefined;
  rowKey: string;
  /** Changes that plugs make. */
  drawing: RowDrawing<Row> | undefined;
  /** State of the row in the store of its drawing; another one renders it again. */
  state?: string;
}

const noAttributes = {};

function Row<Row>(props: GridRowProps<Row>) {
  const { row, index, ariaIndex, gap, columns, lines, name } = props;
  const { selected, expanded, renderDetail, problem, tall } = props;
  const { drawing, rowKey, sparse } = props;
  const { dataGrid: t, lang } = useMessages();
  const format = numbersOf(lang);
  const element = useRef<HTMLTableRowElement>(null);
  const ref = useMergedRefs(element, props.measure);
  useLayoutEffect(() => {
    if (element.current) quietWidgets(element.current);
  });
  return (
    <tr
      ref={ref}
      {...gridRoles.row}
      {...drawing?.row?.(row, index)}
      data-row={index}
      data-sparse={sparse === undefined ? undefined : ''}
      aria-rowindex={ariaIndex}
      aria-selected={selected}
      data-tall={tall || undefined}
      data-tools={selected !== undefined || expanded !== undefined || undefined}
      className={joinClasses(cells.row, cells.bodyRow, lines && cells.lineRow)}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      {selected !== undefined && (
        <td
          {...gridRoles.cell}
          data-tool="select"
          className={joinClasses(cells.cell, cells.tool, lines && cells.lineTool)}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            className={box}
            aria-label={t.select(name(row, index))}
            checked={selected}
            onChange={heardByTable}
          />
        </td>
      )}
      {expanded !== undefined && (
        <td
          {...gridRoles.cell}
          className={joinClasses(
            cells.cell,
            cells.tool,
            lines && cells.lineTool,
            selected !== undefined && (lines ? joinClasses(cells.second, cells.lineSecond) : cells.second),
          )}
        >
          <button
            type="button"
            tabIndex={-1}
            data-tool="expand"
            aria-expanded={expanded}
            aria-label={(expanded ? t.collapse : t.expand)(name(row, index))}
            className={cells.expand}
          >
            <Icon icon={ChevronRight} directional />
          </button>
        </td>
      )}
      {columns.map(({ column, index: columnIndex, inset, edge }) => {
        const { key, align = 'start', priority = 'fact', pinned } = column;
        const title = priority === 'title';
        const Cell = title ? 'th' : 'td';
        const plain = cellContent(cellOf(column, row, format));
        const changed = drawing?.cell?.(
          { content: plain, attributes: noAttributes },
          { row, index, key: rowKey, column, columnIndex },
        );
        return (
          <Cell
            key={key}
            {...(title ? gridRoles.title : gridRoles.cell)}
            {...changed?.attributes}
            aria-colindex={sparse === undefined ? undefined : sparse + columnIndex + 1}
            data-label={factName(column)}
            className={joinClasses(
              cells.cell,
              changed?.attributes.className,
              cells.align[align],
              cells.place[priority],
              lines && cells.lineCell,
              lines && linePlace[linePlaceOf(column)],
              pinned && cells.pinned[pinned],
              edge && pinned && cells.edge[pinned],
            )}
            style={cellStyle(inset, sparse, columnIndex)}
          >
            <div className={cells.content}>
              {changed ? changed.content : plain}
              {title && problem !== undefined && (
                <span className={cells.problem}>
                  {t.failedRow}
                  {problem}
                </span>
              )}
            </div>
          </Cell>
        );
      })}
      {expanded && renderDetail && (
        <td
          {...gridRoles.cell}
          data-detail=""
          aria-colindex={sparse === undefined ? undefined : sparse + props.columnCount + 1}
          aria-colspan={props.columnCount}
          className={cells.detail}
        >
          {cellContent(renderDetail(row))}
        </td>
      )}
    </tr>
  );
}

/** Presses bubble to the table, so that thousands of rows share one listener. */
function heardByTable() {}

/** One row; rendered again only when its own data changes. */
export const GridRow = memo(Row) as typeof Row;
