import { expect, it } from 'vitest';
import { priceNames, readPriceMessage } from '../priceMessage/index.ts';
import { messageTable } from './messageTable.ts';
import { messageColumns } from './priceFileLayout.ts';

const port = (code: string, nameZh: string, nameEn: string) => ({
  ...{ code, locode: code, aliases: [], nameZh, nameEn, alsoKnownAs: [] },
});
const names = priceNames(
  [port('CNSHA', '上海', 'Shanghai'), port('USLAX', '洛杉矶', 'Los Angeles')],
  [{ code: 'COSU', nameZh: '中远海运', nameEn: 'COSCO SHIPPING Lines' }],
);
const rowsOf = (message: string) => {
  const [header, ...rows] = messageTable(readPriceMessage(message, { names, today: '2026-11-20' }), message);
  expect(header).toEqual([...messageColumns]);
  return rows.map((row) => Object.fromEntries(messageColumns.map((column, index) => [column, row[index]])));
};

it('a sure message is the line of a price file, with nothing to check', () => {
  expect(rowsOf('上海-洛杉矶 COSCO USD1850/2900/2900 有效期2026-12-01至2026-12-14')).toEqual([
    {
      ...{ origin: 'CNSHA', destination: 'USLAX', carrier: 'COSU', currency: 'USD' },
      ...{ price_20gp: '1850', price_40gp: '2900', price_40hq: '2900' },
      ...{ valid_from: '2026-12-01', valid_to: '2026-12-14' },
      ...{ transit_port: '', detention_days: '', check: '' },
    },
  ]);
});

it('a value that is not sure is to be checked in the words of the message', () => {
  const [row] = rowsOf('上海-洛杉矶 COSCO 1650/2050');
  expect(row?.check).toContain('“2050”');
});

it('a name that is not known is in the file as the message has it', () => {
  const [row] = rowsOf('上海-欧基 COSCO 20GP USD1850');
  expect(row).toMatchObject({ origin: 'CNSHA', destination: '欧基' });
});

it('a message without prices is the header alone', () => {
  expect(rowsOf('大家好')).toEqual([]);
});
