import type { ReactNode } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { barWidth } from '../../../feedback/Skeleton/barWidth.ts';
import { factName } from '../../DataTable/factName.ts';
import { linePlaceOf } from '../../DataTable/linePlace.ts';
import { linePlace } from '../../DataTable/linePlaces.css.ts';
import * as styles from '../DataGrid.css.ts';
import type { LaidColumn } from '../machine/columnLayout.ts';
import { gridRoles } from '../machine/gridRoles.ts';
import * as cells from './gridCells.css.ts';

interface GridSkeletonProps<Row> {
  columns: readonly LaidColumn<Row>[];
  tools: number;
  count: number;
  /** Whether phones show rows in lines. */
  lines: boolean;
}

/** As many rows as are expected, in their height, so that nothing jumps when they arrive. */
export function GridSkeleton<Row>({ columns, tools, count, lines }: GridSkeletonProps<Row>) {
  return (
    <tbody aria-hidden="true" className={styles.body}>
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <tr
          key={row}
          data-tools={tools > 0 || undefined}
          className={joinClasses(cells.row, cells.bodyRow, lines && cells.lineRow)}
        >
          {Array.from({ length: tools }, (_, index) => index).map((tool) => (
            <td key={tool} className={joinClasses(cells.cell, cells.tool)} />
          ))}
          {columns.map(({ column }, index) => (
            <td
              key={column.key}
              className={joinClasses(
                cells.cell,
                cells.align[column.align ?? 'start'],
                cells.place[column.priority ?? 'fact'],
                lines && cells.lineCell,
                lines && linePlace[linePlaceOf(column)],
              )}
              data-label={factName(column)}
            >
              <div className={styles.bar} style={{ inlineSize: barWidth(row, index) }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Replaces rows: there are no rows, or they failed to load. */
export function GridNotice({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody {...gridRoles.group} className={styles.body}>
      <tr {...gridRoles.row} className={styles.noticeRow}>
        <td {...gridRoles.cell} aria-colspan={columns} className={styles.notice}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}
