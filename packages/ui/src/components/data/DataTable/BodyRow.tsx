import type { ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { cellContent } from './cellContent.ts';
import { cellOf } from './cellOf.ts';
import * as styles from './DataTable.css.ts';
import { factName } from './factName.ts';
import { linePlaceOf } from './linePlace.ts';
import { linePlace } from './linePlaces.css.ts';
import { onlyWideOf } from './onlyWideOf.ts';
import { roles } from './roles.ts';
import type { Column } from './types.ts';

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  /** Whether phones show it in lines, and not as a card. */
  lines: boolean;
  /** The row as phones show it, in place of its columns. */
  onPhones?: { readonly content: ReactNode; readonly href: string | undefined } | undefined;
}

/** One row; on a phone, a card or a few lines with the same facts. */
export function BodyRow<Row>({ row, columns, href, lines, onPhones }: BodyRowProps<Row>) {
  const format = numbersOf(useMessages().lang);
  return (
    <tr {...roles.row} className={joinClasses(styles.row, lines && styles.lineRow)}>
      {columns.map((column) => {
        const { key, align = 'start', priority = 'fact' } = column;
        const content = cellContent(cellOf(column, row, format));
        const className = joinClasses(
          styles.cell,
          styles.align[align],
          styles.place[priority],
          lines && linePlace[linePlaceOf(column)],
          onlyWideOf(column),
        );
        if (priority === 'title') {
          return (
            <th key={key} {...roles.title} scope="row" className={className}>
              {onPhones ? (
                <>
                  <div className={styles.elsewhere}>
                    <RowLink href={href}>{content}</RowLink>
                  </div>
                  <div className={styles.phoneRow}>
                    <RowLink href={onPhones.href}>{onPhones.content}</RowLink>
                  </div>
                </>
              ) : (
                <RowLink href={href}>{content}</RowLink>
              )}
            </th>
          );
        }
        return (
          <td key={key} {...roles.cell} className={className} data-label={factName(column)}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** A link that covers the whole row; buttons in other cells are above it. */
function RowLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const Link = useLink();
  return href ? (
    <Link href={href} className={styles.rowLink}>
      {children}
    </Link>
  ) : (
    children
  );
}
