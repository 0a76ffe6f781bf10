import { type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { isInLines } from '../DataTable/linePlace.ts';
import * as styles from './DataGrid.css.ts';
import { gridRoles } from './machine/gridRoles.ts';
import { splitGridProps } from './machine/splitGridProps.ts';
import { useDataGrid } from './machine/useDataGrid.ts';
import { CardTools } from './parts/CardTools.tsx';
import { GridHead } from './parts/GridHead.tsx';
import { GridNotice, GridSkeleton } from './parts/GridPlaceholders.tsx';
import { GridRow } from './parts/GridRow.tsx';
import { GridStatus } from './parts/GridStatus.tsx';
import type { GridOptions } from './types.ts';

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
  const { layout, tools, choice, virtual, keys, total } = grid;
  const columns = layout.columns.map(({ column }) => column);
  const lines = isInLines(columns);
  const notice = status === 'error' ? error : keys.count === 0 ? empty : undefined;
  return (
    <div className={joinClasses(styles.grid, className)} data-density={grid.density} {...rest}>
      <GridStatus
        columns={columns}
        sort={sort}
        selection={options.selection}
        total={total}
        status={status}
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
      <div ref={frame} className={styles.frame} style={grid.frameStyle} onScroll={virtual.onScroll}>
        <div ref={grid.probe} className={styles.probe} />
        <table
          {...grid.handlers}
          ref={table}
          {...(choice ? gridRoles.choosing : gridRoles.grid)}
          className={styles.table}
          style={grid.tableStyle}
          aria-rowcount={total === null ? -1 : total + 1}
          aria-busy={status === 'loading' || status === 'refreshing' || undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          {columns.length > 0 && (
            <GridHead
              columns={layout.columns}
              sort={sort}
              onSortChange={onSortChange}
              selected={choice?.head}
              isPage={grid.isPage}
              expandable={renderDetail !== undefined}
              onResize={grid.onResize}
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
                  <GridRow
                    key={key}
                    row={grid.rows[index] as Row}
                    index={index}
                    ariaIndex={grid.firstRow + index + 2}
                    gap={gap}
                    columns={layout.columns}
                    lines={lines}
                    name={grid.nameOf}
                    selected={choice?.isSelected(key)}
                    expanded={renderDetail ? grid.expanded.has(key) : undefined}
                    renderDetail={renderDetail}
                    problem={problems?.get(key)}
                    tall={grid.isTall(key)}
                    measure={grid.isMeasured(key) ? virtual.measure : undefined}
                  />
                );
              })}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
