import { expect, test } from 'vitest';
import { carrierForm, waysToWrite } from './oneBill.ts';

test.each([
  ['COSU', 'COSU6123456789', '6123456789'],
  ['COSU', 'COAU7230149870', '7230149870'],
  ['COSU', '6123456789', '6123456789'],
  ['MAEU', 'MAEU123456789', '123456789'],
  ['EGLV', 'EGLV123456789012', '123456789012'],
  ['HLCU', 'HLCUSHA251104882', 'HLCUSHA251104882'],
  ['MSCU', 'MEDUSH482015', 'MEDUSH482015'],
  ['ZIMU', 'ZIMUNGB1234567', 'ZIMUNGB1234567'],
  ['NOBODY', 'COSU6123456789', 'COSU6123456789'],
])('%s is asked about %s as %s', (carrier, number, billNumber) => {
  expect(carrierForm(carrier, 'bill', number)).toBe(billNumber);
});

test('a container has one form', () => {
  expect(carrierForm('COSU', 'container', 'CSNU6218474')).toBe('CSNU6218474');
  expect(waysToWrite(['COSU'], 'container', 'CSNU6218474')).toEqual(['CSNU6218474']);
});

test('one bill is written with the letters of its carrier and without', () => {
  expect(waysToWrite(['COSU'], 'bill', 'COSU6123456789')).toEqual(['COSU6123456789', '6123456789']);
  expect(waysToWrite(['COSU', 'OOLU'], 'bill', '6123456789')).toEqual([
    '6123456789',
    'COSU6123456789',
    'COAU6123456789',
    'OOLU6123456789',
  ]);
  expect(waysToWrite(['MSCU'], 'bill', 'MEDUSH482015')).toEqual(['MEDUSH482015']);
});
