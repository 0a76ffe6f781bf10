import { joinClasses } from '../../../provider/classes.ts';
import { barWidth } from '../../feedback/Skeleton/barWidth.ts';
import * as styles from './DataTable.css.ts';
import { factName } from './factName.ts';
import { linePlaceOf } from './linePlace.ts';
import { linePlace } from './linePlaces.css.ts';
import { onlyWideOf } from './onlyWideOf.ts';
import type { Column } from './types.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  lines: 1 | 2;
  /** Whether phones show rows in lines. */
  inLines: boolean;
}

/** As many rows as are expected, in their height, so that nothing jumps when they arrive. */
export function SkeletonRows<Row>({ columns, count, lines, inLines }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => index).map((row) => (
    <tr
      key={row}
      className={joinClasses(styles.row, inLines && styles.lineRow, lines === 2 && styles.twoLines)}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={joinClasses(
            styles.cell,
            styles.align[column.align ?? 'start'],
            styles.place[column.priority ?? 'fact'],
            inLines && linePlace[linePlaceOf(column)],
            onlyWideOf(column),
          )}
          data-label={factName(column)}
        >
          <div className={styles.bar} style={{ inlineSize: barWidth(row, index) }} />
        </td>
      ))}
    </tr>
  ));
}
