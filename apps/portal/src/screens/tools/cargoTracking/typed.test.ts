import { expect, it } from 'vitest';
import { look, numbersIn, repeatedIn } from './typed.ts';

it.each([
  ['CSNU 621847 4', ['CSNU6218474']],
  ['csnu621847-4\nCOSU6391457720', ['CSNU6218474', 'COSU6391457720']],
  ['CSNU6218474 COSU6391457720', ['CSNU6218474', 'COSU6391457720']],
  ['CSNU6218474，COSU6391457720；\tMEDUAB123456', ['CSNU6218474', 'COSU6391457720', 'MEDUAB123456']],
  ['CSNU6218474\nCSNU 621847 4', ['CSNU6218474']],
  [' \n ', []],
])('%j are %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

it.each([
  ['CSNU6218474', 'container', null],
  ['CSNU6218475', 'container', 'containerCheck'],
  ['COSU6391457720', 'bill', null],
  ['12', 'bill', 'billNumber'],
])('%s looks like a %s', (number, kind, broken) => {
  expect(look(number)).toEqual({ kind, broken });
});

it('returns the numbers that occur more than once', () => {
  expect(repeatedIn('CSNU6218474\ncsnu 621847-4\nCOSU6391457720')).toEqual(['CSNU6218474']);
  expect(repeatedIn('CSNU6218474\nCOSU6391457720')).toEqual([]);
});
