import { expect, it } from 'vitest';
import { readSample } from '../examples/readSample.ts';
import type { PriceRow } from '../priceRow.ts';

/** `CNSHA>DEHAM 2950`; a question mark where the price should be checked. */
const inShort = ({ origin, destination, prices }: PriceRow) => {
  const price = prices['40HQ'];
  return `${origin?.value}>${destination?.value} ${(price?.value ?? 0) / 100}${price?.doubt ? '?' : ''}`;
};

it.each<[string, ...string[]]>([
  ['SHA-HAM USD 2950/40HQ, +100 for NGB', 'CNSHA>DEHAM 2950', 'CNNGB>DEHAM 3050?'],
  ['上海-汉堡 40HQ 2950，鹿特丹加50', 'CNSHA>DEHAM 2950', 'CNSHA>NLRTM 3000?'],
  [
    '上海-汉堡 40HQ 2950，宁波加50，青岛减100',
    ...['CNSHA>DEHAM 2950', 'CNNGB>DEHAM 3000?', 'CNTAO>DEHAM 2850?'],
  ],
  ['上海-汉堡 EUR 2950/40HQ，宁波加EUR50', 'CNSHA>DEHAM 2950', 'CNNGB>DEHAM 3000?'],
])('%s gives the port its own price, to be checked', (message, ...rows) => {
  expect(readSample(message).map(inShort)).toEqual(rows);
});

it('marks a port whose name several ports have', () => {
  const [, oakland] = readSample('上海-洛杉矶 40HQ 1800；奥克兰 +200');
  expect(oakland?.destination).toMatchObject({ value: 'USOAK', doubt: 'severalPorts' });
});

it.each([
  ['another currency', '上海-汉堡 RMB 12000/40HQ，宁波加50美金', '宁波加50美金'],
  ['a surcharge behind it', '上海-汉堡 40HQ USD12000 汉堡+150 PSS', '+150 PSS'],
  ['a surcharge on a route', 'SHA-HAM +300 GRI USD12000/40HQ', '+300 GRI'],
  ['the name of a surcharge in front', '上海-汉堡 40HQ USD12000 超重：宁波加50', '超重'],
])('does not apply where there is %s', (_, message, remark) => {
  const rows = readSample(message);
  expect(rows.map(inShort)).toEqual(['CNSHA>DEHAM 12000']);
  expect(rows[0]?.remark).toContain(remark);
});
