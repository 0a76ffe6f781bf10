import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { invoice } from './invoice.ts';

const rest = { address: '', phone: '', bank: '', bankAccount: '', remark: '' };
const company = {
  ...rest,
  headerType: 'company',
  kind: 'special',
  header: '上海恒力国际货运代理有限公司',
  taxNumber: '91310115MA1K00015K',
};
const person = { ...rest, headerType: 'personal', kind: 'ordinary', header: '李伟', taxNumber: '' };

test('a company needs header and tax number, a person the header', () => {
  expect(brokenBy(invoice, company)).toEqual({});
  expect(brokenBy(invoice, { ...company, header: ' ', taxNumber: '' })).toEqual({
    header: 'required',
    taxNumber: 'required',
  });
  expect(brokenBy(invoice, person)).toEqual({});
});

test('a special invoice is for companies only', () => {
  expect(brokenBy(invoice, { ...person, kind: 'special' })).toEqual({ kind: 'companyInvoice' });
});

test('a tax number is checked for any applicant', () => {
  expect(brokenBy(invoice, { ...person, taxNumber: '123' })).toEqual({ taxNumber: 'taxNumber' });
});

test('header type and kind are chosen, not typed', () => {
  expect(brokenBy(invoice, { ...person, headerType: '', kind: 'paper' })).toEqual({
    headerType: 'required',
    kind: 'required',
  });
});
