import { uploadPurpose } from '@fairway/gateway/contract/upload';
import { rightsOf } from '@fairway/trade';
import { expect, test } from 'vitest';
import { isPaper, mayUpload } from './rules.ts';

test.each([
  ['a person', 3, ['avatar', 'idCard', 'companyPaper', 'transferVoucher', 'quoteLogo']],
  ['an admin of a company', 1, ['avatar', 'idCard', 'companyPaper', 'transferVoucher', 'quoteLogo']],
  ['a sub-account', 2, ['avatar', 'quoteLogo']],
] as const)('%s may upload what its account may submit', (_, accountType, purposes) => {
  const rights = rightsOf({ accountType, memberStatus: 1 });
  expect(uploadPurpose.options.filter((purpose) => mayUpload(rights, purpose))).toEqual(purposes);
});

test.each([
  ['a right to pay', ['order:pay'], ['avatar', 'transferVoucher', 'quoteLogo']],
  ['a right to certify', ['certification:submit'], ['avatar', 'idCard', 'companyPaper', 'quoteLogo']],
] as const)('%s alone opens its own pictures', (_, permissions, purposes) => {
  const rights = { ...rightsOf({ accountType: 2, memberStatus: 1 }), permissions };
  expect(uploadPurpose.options.filter((purpose) => mayUpload(rights, purpose))).toEqual(purposes);
});

test('papers and invoices are encrypted, other pictures are not', () => {
  const purposes = [...uploadPurpose.options, 'invoice'] as const;
  expect(purposes.filter(isPaper)).toEqual(['idCard', 'companyPaper', 'invoice']);
});
