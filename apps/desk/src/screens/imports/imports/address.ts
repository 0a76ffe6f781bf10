import { type CsvKind, csvKinds } from '@fairway/gateway/contract/csvColumns';

/** The room for files of a table; with a report open where one is named. */
export function importsAddress(kind: CsvKind, id?: string): string {
  return `/imports?kind=${kind}${id === undefined ? '' : `&id=${id}`}`;
}

/** The table of an address; by default one that the reader may import. */
export function kindIn(search: URLSearchParams): CsvKind {
  return csvKinds.find((kind) => kind === search.get('kind')) ?? 'fuel';
}
