import { useMemo } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { listOf } from '../../../../provider/listOf.ts';
import { numbersOf } from '../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { factName } from '../../DataTable/factName.ts';
import { linePlaceOf } from '../../DataTable/linePlace.ts';
import { linePlace } from '../../DataTable/linePlaces.css.ts';
import { insetStyle } from '../machine/columnLayout.ts';
import type { GridPlug } from '../machine/gridPlug.ts';
import { gridRoles } from '../machine/gridRoles.ts';
import * as cells from '../parts/gridCells.css.ts';
import * as styles from './plugs.css.ts';
import { type SummaryCell, summaryTexts } from './summaryTexts.ts';

export interface GridSummaryOptions<Row> {
  /** Names the row, such as “Total of this page”. */
  label: string;
  /** A text, a number, or a function of the rows, by the key of the column. */
  cells: Readonly<Record<string, SummaryCell<Row>>>;
  /** The rows that functions receive; unless given, those of the grid, which are filtered as it is. */
  rows?: readonly Row[];
}

/** A row at the bottom with a sum, a mean or a count for each column. Create `cells` once. */
export function useGridSummary<Row>(options: GridSummaryOptions<Row>): GridPlug<Row> {
  const { label, cells: values, rows: summedRows } = options;
  const { lang } = useMessages();
  return useMemo(() => {
    // The grid draws its last row at every scroll.
    const known = new WeakMap<readonly Row[], Readonly<Record<string, string>>>();
    const textsOf = (rows: readonly Row[]) => {
      const texts =
        known.get(rows) ?? summaryTexts(values, summedRows ? listOf(summedRows) : rows, numbersOf(lang));
      known.set(rows, texts);
      return texts;
    };
    return {
      sentence: (rows) => [label, ...Object.values(textsOf(rows))].join(' '),
      foot: ({ columns, tools, rows, index, ariaIndex, lines }) => {
        const texts = textsOf(rows);
        const named = columns.find(({ column }) => column.priority === 'title') ?? columns[0];
        return (
          <tr
            {...gridRoles.row}
            data-row={index}
            data-summary=""
            aria-rowindex={ariaIndex}
            className={joinClasses(cells.row, cells.bodyRow, styles.summaryRow, lines && cells.lineRow)}
          >
            {Array.from({ length: tools }, (_, at) => at).map((at) => (
              <td
                key={at}
                {...gridRoles.cell}
                className={joinClasses(cells.cell, cells.tool, at > 0 && cells.second, styles.emptyTool)}
              />
            ))}
            {columns.map((laid) => {
              const { column, inset, edge } = laid;
              const { key, align = 'start', pinned } = column;
              const isName = laid === named;
              const Cell = isName ? 'th' : 'td';
              const text = [isName ? label : '', texts[key]].filter(Boolean).join(' ');
              return (
                <Cell
                  key={key}
                  {...(isName ? gridRoles.title : gridRoles.cell)}
                  data-label={isName ? undefined : factName(column)}
                  data-empty={text === '' || undefined}
                  className={joinClasses(
                    cells.cell,
                    styles.summaryCell,
                    cells.align[align],
                    cells.place[isName ? 'title' : 'fact'],
                    lines && cells.lineCell,
                    lines && linePlace[isName ? 'title' : linePlaceOf(column)],
                    pinned && cells.pinned[pinned],
                    edge && pinned && cells.edge[pinned],
                  )}
                  style={insetStyle(inset)}
                >
                  <div className={cells.content}>{text}</div>
                </Cell>
              );
            })}
          </tr>
        );
      },
    };
  }, [label, values, summedRows, lang]);
}
