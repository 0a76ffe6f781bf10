export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface Counts {
  readonly modules: number;
  readonly killed: number;
  readonly survived: number;
}

export function countMutants(report: Report): Counts;
export function mutationTable(counts: readonly (Counts & { readonly group: string })[]): string;
