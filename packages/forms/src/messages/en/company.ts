import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people. */
export const company: FormMessages['company'] = {
  idCard: { label: 'ID card number', placeholder: '18 digits', required: 'Enter the ID card number.' },
  companyName: {
    label: 'Company name',
    placeholder: 'As on the business licence',
    required: 'Enter the name of the company.',
    taken: 'This company name is already verified. Check it.',
  },
  creditCode: {
    label: 'Unified social credit code',
    placeholder: '18 characters of the business licence',
    required: 'Enter the unified social credit code.',
    taken: 'This code is already verified. Check it.',
  },
  registerCode: {
    label: 'Registration code',
    placeholder: 'As on the certificate',
    required: 'Enter the registration code.',
    taken: 'This registration code is already verified. Check it.',
  },
  companyCode: {
    label: 'Enterprise code',
    placeholder: '3 to 10 capital letters',
    required: 'Enter an enterprise code.',
    taken: 'This enterprise code is in use. Choose another.',
  },
  adminAccount: {
    label: 'Admin account',
    placeholder: '6 to 15 letters or digits',
    required: 'Enter an admin account.',
    taken: 'This admin account is in use. Choose another.',
  },
  taxNumber: {
    label: 'Taxpayer number',
    placeholder: '15, 17, 18 or 20 characters',
    required: 'Enter the taxpayer number.',
  },
};
