import type { CertificationCase } from '@fairway/gateway/contract/certificationReview';
import type { CertificationField } from '@fairway/gateway/contract/words/certificationReasons';
import type { CertificationRow } from './queue.ts';

type Field = CertificationCase['fields'][number];

/** Returns the typed values in the order of the form, each with the picture to compare it with. */
export function fieldsOf(row: CertificationRow): Field[] {
  if (row.kind === 'personal') {
    return [
      { field: 'realName', value: row.name, paper: 'idCardFront' },
      { field: 'idCard', value: row.numberMasked, paper: 'idCardFront' },
    ];
  }
  const { typed } = row;
  const typedFields: readonly (readonly [
    CertificationField,
    string | null | undefined,
    CertificationField | null,
  ])[] = [
    ['companyName', row.name, 'businessLicense'],
    ['creditCode', row.creditCode, 'businessLicense'],
    ['registerCode', row.registerCode, 'registerCertificate'],
    ['city', typed.city, 'businessLicense'],
    ['address', typed.address, 'businessLicense'],
    ['contactName', typed.contactName, 'contactIdCardFront'],
    ['contactIdCard', row.numberMasked, 'contactIdCardFront'],
    ['contactEmail', typed.contactEmail, null],
    ['department', typed.department, null],
    ['position', typed.position, 'authorizationLetter'],
    ['companyCode', row.companyCode, null],
    ['adminAccount', row.adminAccount, null],
    ['authenticationWay', row.way === null ? null : String(row.way), 'authorizationLetter'],
    ['bankName', typed.bankName, null],
    ['bankAccount', typed.bankAccount, null],
  ];
  return typedFields.flatMap(([field, value, paper]) => (value ? [{ field, value, paper }] : []));
}
