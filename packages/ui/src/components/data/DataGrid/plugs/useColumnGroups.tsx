import { useMemo } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { insetStyle } from '../machine/columnLayout.ts';
import type { GridPlug } from '../machine/gridPlug.ts';
import { gridRoles } from '../machine/gridRoles.ts';
import * as cells from '../parts/gridCells.css.ts';
import { groupHeadings } from './groupHeadings.ts';
import * as styles from './plugs.css.ts';

/** A second heading above columns with the same `group`. */
export function useColumnGroups<Row>(): GridPlug<Row> {
  return useMemo(
    () => ({
      head: ({ columns, tools, ariaIndex }) => (
        <tr {...gridRoles.row} aria-rowindex={ariaIndex} data-sparse="" className={cells.row}>
          {Array.from({ length: tools }, (_, index) => index).map((index) => (
            <td
              key={index}
              {...gridRoles.cell}
              aria-colindex={index + 1}
              className={joinClasses(cells.headCell, cells.tool, index > 0 && cells.second)}
            />
          ))}
          {groupHeadings(columns).map(({ header, from, count, pinned, edge }) => {
            const inset = columns[pinned === 'end' ? from + count - 1 : from]?.inset;
            // An empty heading would be announced as one.
            const Cell = header === '' ? 'td' : 'th';
            return (
              <Cell
                key={columns[from]?.column.key}
                {...(header === '' ? gridRoles.cell : gridRoles.head)}
                aria-colindex={tools + from + 1}
                aria-colspan={count}
                className={joinClasses(
                  cells.headCell,
                  styles.groupHead,
                  header !== '' && styles.namedGroup,
                  pinned && cells.pinned[pinned],
                  edge && pinned && cells.edge[pinned],
                )}
                style={{ ...insetStyle(inset), gridColumn: `span ${count}` }}
              >
                <span className={cells.headText}>{header}</span>
              </Cell>
            );
          })}
        </tr>
      ),
    }),
    [],
  );
}
