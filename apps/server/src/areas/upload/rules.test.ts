import { uploadPurpose } from '@fairway/gateway/contract/upload';
import { rightsOf } from '@fairway/trade';
import { expect, test } from 'vitest';
import { handOverLife, handOversPerHour, isPaper, linkLife, mayUpload, uploadsPerHour } from './rules.ts';

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

test('a link opens a file for five minutes, and a phone takes over an upload within ten', () => {
  expect([linkLife / 60_000, handOverLife / 60_000]).toEqual([5, 10]);
});

test('an account uploads 300 pictures an hour, and hands over 30 times', () => {
  expect([uploadsPerHour, handOversPerHour]).toEqual([
    [{ count: 300, seconds: 3600 }],
    [{ count: 30, seconds: 3600 }],
  ]);
});
