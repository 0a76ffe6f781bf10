import { csvImport } from '@fairway/gateway/contract/csvImport';
import type { LoaderArgs } from '@fairway/site';
import { kindIn } from './address.ts';

/** The last files of a table, and the report that is open. */
export async function loader({ search, send }: LoaderArgs) {
  const kind = kindIn(search);
  const id = search.get('id');
  const [{ rows }, report] = await Promise.all([
    send(csvImport.selectLast, { query: { kind } }),
    id === null ? null : send(csvImport.selectReport, { query: { id } }),
  ]);
  return { kind, last: rows, report };
}
