import { expect, it } from 'vitest';
import type { PriceExample } from '../examples/example.ts';
import { expectRead, readSample } from '../examples/readSample.ts';

/** Cells in quotation marks as RFC 4180 has them. */
it.each<[string, ...PriceExample]>([
  [
    'a comma between thousands',
    'POL,POD,20GP,40GP,40HQ\nShanghai,Hamburg,"1,850","2,900","2,950"',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
  ],
  [
    'a comma behind a city',
    'POL,POD,20GP,40GP,40HQ\n"Qingdao, China","Hamburg, Germany",1850,2900,2950',
    'CNTAO>DEHAM - 1850/2900/2950 USD',
  ],
  [
    'a city and its state',
    'POL,POD,20GP,40GP,40HQ\nShanghai,"New York, NY",1850,2900,2950',
    'CNSHA>USNYC - 1850/2900/2950 USD',
  ],
  [
    'a comma in a heading',
    'POL,POD,"20GP, USD","40GP, USD","40HQ, USD","Remarks, terms"\nShanghai,Hamburg,1850,2900,2950,"FAK, 32 days"',
    'CNSHA>DEHAM - 1850/2900/2950 USD tt:32',
  ],
  [
    'quotation marks in a cell',
    'POL,POD,"20""GP","40""HQ",Remarks\nShanghai,Hamburg,"1,850","2,950","""Green"" cargo, MSC"',
    'CNSHA>DEHAM MSCU 1850/-/2950 USD',
  ],
  [
    'an end of line in a cell',
    'POL,POD,20GP,40HQ,Remarks\r\nShanghai,Hamburg,"1,850","2,950","FAK,\r\n32 days"\r\nNingbo,Hamburg,"1,800","2,900",',
    'CNSHA>DEHAM - 1850/-/2950 USD tt:32',
    'CNNGB>DEHAM - 1800/-/2900 USD',
  ],
  [
    'tabs, as Excel copies cells with an end of line',
    'POL\tPOD\t"20GP\n(USD)"\t40HQ\nShanghai\tHamburg\t"1,850"\t"2,950"',
    'CNSHA>DEHAM - 1850/-/2950 USD',
  ],
  [
    'a mark without its partner',
    'POL,POD,20GP,40HQ,Remarks\nShanghai,Hamburg,1850,2950,"FAK\nNingbo,Hamburg,1800,2900,',
    'CNSHA>DEHAM - 1850/-/2950 USD',
    'CNNGB>DEHAM - 1800/-/2900 USD',
  ],
  [
    'semicolons, as Excel writes CSV where the comma is for decimals',
    'POL;POD;20GP;40HQ\nShanghai;Hamburg;"1.850,00";2.950',
    'CNSHA>DEHAM - 1850/-/2950 USD',
  ],
  [
    'semicolons and decimals',
    'POL;POD;20GP;40GP;40HQ\nShanghai;Hamburg;850,50;950,5;1950,25',
    'CNSHA>DEHAM - 850.5/950.5/1950.25 USD',
  ],
  [
    'a mark that begins no cell further below',
    'POL\tPOD\t40HQ\tRemarks\nSHA\tHAM\t2950\t"40 HQ only\nNGB\tHAM\t2900\tx "a"\nTAO\tHAM\t2800\t',
    'CNSHA>DEHAM - -/-/2950 USD',
    'CNNGB>DEHAM - -/-/2900 USD',
    'CNTAO>DEHAM - -/-/2800 USD',
  ],
  [
    'letters next to the amounts',
    'POL,POD,20GP,40HQ\nShanghai,Hamburg,1850NET,OF2950\nNingbo,Hamburg,1800ex,2900a',
    'CNSHA>DEHAM - 1850/-/2950 USD',
    'CNNGB>DEHAM - 1800/-/2900 USD',
  ],
])('a table with %s is read', (_, ...example) => expectRead(...example));

it('an amount next to letters is to be checked', () => {
  const [row] = readSample('POL,POD,20GP,40HQ\nShanghai,Hamburg,1850NET,2950');
  expect([row?.prices['20GP']?.doubt, row?.prices['40HQ']?.doubt]).toEqual(['boxes', null]);
});

it('a field of a quoted cell has the characters of the message', () => {
  const message = 'POL,POD,20GP,Remarks\n"Qingdao, China",Hamburg,"1,850","""Green"" cargo, FAK"';
  const [row] = readSample(message);
  const text = (field: { start: number; end: number } | null | undefined) =>
    field && message.slice(field.start, field.end);
  expect([row?.origin, row?.prices['20GP']].map(text)).toEqual(['Qingdao', '1,850']);
  expect(row?.remark).toBe('"Green" cargo, FAK');
});
