import * as v from 'valibot';
import { expect, it } from 'vitest';
import { invoiceSchema, startOf } from './invoiceForm.ts';

const company = {
  headerType: 'company',
  kind: 'special',
  header: '上海恒力国际货运代理有限公司',
  taxNumber: '91310115MA1K00015K',
  ...{ address: '', phone: '', bank: '', bankAccount: '', remark: '' },
} as const;

it('starts with the newest header, and empty without one', () => {
  expect(startOf(null, [{ ...company, source: 'invoice' }])).toEqual(company);
  expect(startOf(null, [])).toMatchObject({ headerType: 'company', header: '' });
});

it('starts with the requested values, whatever the headers', () => {
  const request = { ...company, remark: '合同 7' } as never;
  expect(startOf(request, [{ ...company, source: 'invoice' }]).remark).toBe('合同 7');
});

it('sends no company data for a personal request, though it was typed before', () => {
  const typed = { ...company, headerType: 'personal', header: '林一帆', taxNumber: 'wrong', bank: '银行' };
  expect(v.parse(invoiceSchema, typed)).toEqual({
    ...{ headerType: 'personal', kind: 'ordinary', header: '林一帆', taxNumber: '' },
    ...{ address: '', phone: '', bank: '', bankAccount: '', remark: '' },
  });
});

it('requires the tax number of a company', () => {
  expect(v.safeParse(invoiceSchema, { ...company, taxNumber: '' }).success).toBe(false);
});
