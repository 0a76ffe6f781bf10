import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import type { CsvTable } from '../../services/csv/csvTable.ts';
import { tariffTable } from '../hsCode/index.ts';
import { fuelTable } from '../news/index.ts';

const tables = { fuel: fuelTable, hs: tariffTable };

/** A table that is brought as CSV. Its entries are read and written by the table alone. */
export function tableOf(kind: CsvKind): CsvTable<unknown> {
  return tables[kind] as CsvTable<unknown>;
}

/** Who brings which: prices are kept by those of pricing too, goods and their duties by editors. */
export const rolesOf: Readonly<Record<CsvKind, readonly StaffRole[]>> = {
  fuel: ['pricing', 'editor'],
  hs: ['editor'],
};
