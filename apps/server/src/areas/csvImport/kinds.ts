import type { CsvKind } from '@fairway/gateway/contract/csvColumns';
import type { CsvTable } from '../../services/csv/csvTable.ts';
import { demurrageTable } from '../demurrageTariff/index.ts';
import { exchangeTable, sailingTable, surchargeTable } from '../freight/index.ts';
import { tariffTable } from '../hsCode/index.ts';
import { fuelTable } from '../news/index.ts';

const tables = {
  sailings: sailingTable,
  surcharges: surchargeTable,
  demurrage: demurrageTable,
  exchange: exchangeTable,
  fuel: fuelTable,
  hs: tariffTable,
};

/** A table that staff import as CSV. Only the table itself reads and writes its entries. */
export function tableOf(kind: CsvKind): CsvTable<unknown> {
  return tables[kind] as CsvTable<unknown>;
}
