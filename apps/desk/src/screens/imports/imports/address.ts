import { type CsvKind, csvKinds } from '@fairway/gateway/contract/csvColumns';

/** The room for files of a table; with a report open where one is named. */
export function importsAddress(kind: CsvKind, id?: string): string {
  return `/imports?kind=${kind}${id === undefined ? '' : `&id=${id}`}`;
}

/** The table that an address asks for; unless it says so one that whoever is let in may bring. */
export function kindIn(search: URLSearchParams): CsvKind {
  return csvKinds.find((kind) => kind === search.get('kind')) ?? 'fuel';
}
