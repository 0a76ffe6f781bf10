import { Children, type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { isInLines } from '../DataTable/linePlace.ts';
import * as styles from './DataGrid.css.ts';
import type { GridOptions } from './gridOptions.ts';
import { gridRoles } from './machine/gridRoles.ts';
import { splitGridProps } from './machine/splitGridProps.ts';
import { useDataGrid } from './machine/useDataGrid.ts';
import { CardTools } from './parts/CardTools.tsx';
import { GridHead } from './parts/GridHead.tsx';
import { GridNotice, GridSkeleton } from './parts/GridPlaceholders.tsx';
import { GridRow } from './parts/GridRow.tsx';
import { GridStatus } from './parts/GridStatus.tsx';
import { StoredRow } from './parts/StoredRow.tsx';

export interface DataGridProps<Row>
  extends GridOptions<Row>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof GridOptions<Row> | 'children'> {
  ref?: Ref<HTMLDivElement>;
}

/** Rows people work on: walked by keys, chosen, expanded, resized, up to 100,000. For rows to read use `DataTable`. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { options, attributes } = splitGridProps<Row, DataGridProps<Row>>(props);
  const { caption, sort = null, onSortChange, status = 'ready', empty, error, expectedRows = 8 } = options;
  const { renderDetail, problems } = options;
  const { className, ...rest } = attributes;
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, say] = useState('');
  const grid = useDataGrid(options, { table, frame, say });
  const { layout, tools, choice, virtual, keys, total, heads, foots } = grid;
  const columns = layout.columns.map(({ column }) => column);
  const lines = isInLines(columns);
  const Line = grid.drawing?.store ? StoredRow : GridRow;
  const line = { columns: layout.columns, tools, rows: grid.rows, lines };
  const notice = status === 'error' ? error : keys.count === 0 ? empty : undefined;
  return (
    <div className={joinClasses(styles.grid, className)} data-density={grid.density} {...rest}>
      <GridStatus
        columns={columns}
        sort={sort}
        selection={options.selection}
        total={total}
        status={status}
        sentence={grid.sentence}
        announcement={announcement}
      />
      <CardTools
        columns={columns}
        sort={sort}
        onSortChange={onSortChange}
        selected={choice?.head}
        isPage={grid.isPage}
        onToggleAll={choice?.toggleAll}
      />
      <div ref={frame} className={styles.frame} style={grid.frameStyle} onScroll={grid.onScroll}>
        <div ref={grid.probe} className={styles.probe} />
        <table
          {...grid.handlers}
          ref={table}
          {...(choice || grid.isMultiselectable ? gridRoles.choosing : gridRoles.grid)}
          role={grid.role}
          className={styles.table}
          style={grid.tableStyle}
          aria-rowcount={total === null ? -1 : total + 1 + heads.length + foots.length}
          aria-colcount={
            grid.sparse === undefined ? undefined : columns.length + tools + (renderDetail ? 1 : 0)
          }
          aria-busy={status === 'loading' || status === 'refreshing' || undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          {columns.length > 0 && (
            <GridHead
              columns={grid.drawnColumns}
              sparse={grid.sparse}
              sort={sort}
              onSortChange={onSortChange}
              selected={choice?.head}
              isPage={grid.isPage}
              expandable={renderDetail !== undefined}
              onResize={grid.onResize}
              above={Children.toArray(
                heads.map((head, at) => head({ ...line, index: at - heads.length - 1, ariaIndex: at + 1 })),
              )}
              ariaIndex={heads.length + 1}
            />
          )}
          {status === 'loading' ? (
            <GridSkeleton columns={layout.columns} tools={tools} count={expectedRows} lines={lines} />
          ) : notice !== undefined ? (
            <GridNotice columns={Math.max(1, columns.length + tools)}>{notice}</GridNotice>
          ) : (
            <tbody
              {...gridRoles.group}
              className={styles.body}
              data-status={status}
              style={{ paddingBlockStart: virtual.before, paddingBlockEnd: virtual.after }}
            >
              {virtual.slots.map(({ index, gap }) => {
                const key = keys.at(index);
                return (
                  <Line
                    key={key}
                    row={grid.rows[index] as Row}
                    index={index}
                    ariaIndex={grid.firstRow + index + 2 + heads.length}
                    gap={gap}
                    columns={grid.drawnColumns}
                    columnCount={columns.length}
                    sparse={grid.sparse}
                    lines={lines}
                    name={grid.nameOf}
                    selected={choice?.isSelected(key)}
                    expanded={renderDetail ? grid.expanded.has(key) : undefined}
                    renderDetail={renderDetail}
                    problem={problems?.get(key)}
                    tall={grid.isTall(key)}
                    measure={grid.isMeasured(key) ? virtual.measure : undefined}
                    rowKey={key}
                    drawing={grid.drawing}
                  />
                );
              })}
            </tbody>
          )}
          {foots.length > 0 && notice === undefined && status !== 'loading' && (
            <tfoot {...gridRoles.group} className={styles.foot}>
              {Children.toArray(
                foots.map((foot, at) => {
                  const ariaIndex = (total ?? keys.count) + heads.length + 2 + at;
                  return foot({ ...line, index: keys.count + at, ariaIndex });
                }),
              )}
            </tfoot>
          )}
        </table>
      </div>
      {Children.toArray(grid.bars)}
    </div>
  );
}
