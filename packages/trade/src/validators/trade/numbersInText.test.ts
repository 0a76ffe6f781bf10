import { expect, test } from 'vitest';
import { numbersInText } from './numbersInText.ts';

test.each<[string, string[]]>([
  ['CSNU 621847 4', ['CSNU6218474']],
  ['COSU 6123456789', ['COSU6123456789']],
  ['csnu621847-4\nCOSU6391457720', ['CSNU6218474', 'COSU6391457720']],
  ['CSNU6218474 COSU6391457720', ['CSNU6218474', 'COSU6391457720']],
  ['CSNU6218474，COSU6391457720；\tMEDUAB123456', ['CSNU6218474', 'COSU6391457720', 'MEDUAB123456']],
  ['提单号：COSU6123456789', ['COSU6123456789']],
  ['提单号COSU6123456789', ['COSU6123456789']],
  ['CSQU3054383/40HQ', ['CSQU3054383']],
  ['CSQU 305438-3 / 40HQ / 12500KGS', ['CSQU3054383']],
  ['箱号：CSNU 621847 4 封号：CN12345678', ['CSNU6218474']],
  ['B/L No.: MEDUAB123456 (3x40HQ)', ['MEDUAB123456']],
  ['COSCO PRIDE 084E ETD 2026-11-20 提单 COAU7230149870', ['COAU7230149870']],
  ['联系电话 13800138000，箱号 CSNU6218474', ['CSNU6218474']],
  ['ＣＯＳＵ６１２３４５６７８９', ['COSU6123456789']],
  ['【MSKU6011672】', ['MSKU6011672']],
  ['集装箱号\nCSNU6218474\nMSKU9070323', ['CSNU6218474', 'MSKU9070323']],
  ['Hi, please track COSU6251234567, thanks', ['COSU6251234567']],
  // A table as it is copied: types, weights and seals are no numbers, and a wrong number is refused.
  [
    'Container No.\tType\tSeal No.\tKGS\nCSNU6218474\t40HQ\tHLD1234567\t12500\nMSKU9070324\t20GP\tM222333\t9100',
    ['CSNU6218474', 'MSKU9070324'],
  ],
  ['序号\t柜号\t柜型\t船期\n1\tCSNU6218474\t40HQ\t2026-11-20', ['CSNU6218474']],
  ['铅封号\t箱号\nHLD1234567\tCSNU6218474', ['CSNU6218474']],
  ['CSNU6218474\nSEAL HLD1234567\nMSKU9070323', ['CSNU6218474', 'MSKU9070323']],
  // Text that was meant as a number is refused, not dropped.
  ['CSNU6218474\nMSKU907', ['CSNU6218474', 'MSKU907']],
  ['CSNU6218475', ['CSNU6218475']],
  ['12', ['12']],
  ['中远', ['中远']],
  ['CSNU6218474\nCSNU 621847 4', ['CSNU6218474', 'CSNU6218474']],
  [' \n ', []],
])('%j has %j', (text, numbers) => {
  expect(numbersInText(text)).toEqual(numbers);
});

test.each(['CSNU ', 'A', 'SEAL ', ','])(
  'a text of 100,000 characters of %j is read without hanging',
  (piece) => {
    expect(numbersInText(piece.repeat(100_000 / piece.length)).length).toBeLessThanOrEqual(100_000);
  },
  60_000,
);
