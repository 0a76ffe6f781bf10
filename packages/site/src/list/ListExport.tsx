import type { ButtonProps, Column } from '@fairway/ui';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { useSiteWords } from '../language/useWords.ts';
import { ExportMenu } from './ExportMenu.tsx';

export interface ListExportProps<Query extends object, Row> {
  /** File name without its day and ending. */
  name: string;
  /** Columns with a `value` are written, in this order. */
  columns: readonly Column<Row>[];
  /** The query of the visible rows, which is exported in full. */
  query: Query;
  loadPage: () => Promise<Prefetchable<Query, { readonly rows: readonly Row[]; readonly total: number }>>;
  label?: string;
  tone?: ButtonProps['tone'];
}

/** Exports every row of a list that has no other tools. */
export function ListExport<Query extends object, Row>(props: ListExportProps<Query, Row>) {
  const { name, columns, query, loadPage, label, tone } = props;
  const { format } = useSiteWords();
  const { send, now } = useGateway();
  return (
    <ExportMenu
      {...{ columns, label, tone }}
      name={`${name} ${format.stampDay(now())}`}
      page={async (cursor: number | undefined) => {
        const [{ pagesOf }, { fetch }] = await Promise.all([import('./pagesOf.ts'), loadPage()]);
        return pagesOf(query, (pageQuery) => fetch(pageQuery, send))(cursor);
      }}
    />
  );
}
