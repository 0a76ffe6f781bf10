import type { Translated } from '@fairway/site';
import type { zh } from './zh.ts';

/** Words of the desk in English. */
export const en: Translated<typeof zh> = {
  site: { name: 'Fairway Desk' },
  title: {
    home: 'Desk',
    certifications: 'Certifications',
    transfers: 'Bank transfers',
    invoices: 'Invoices',
    remittances: 'Amounts to pay',
    insurance: 'Insurance',
    insurers: 'Insurers',
    people: 'People and companies',
    person: 'Account',
    staff: 'Staff',
    log: 'Log',
    login: 'Log in',
    invitation: 'Invitation',
    error: '500',
    notFound: '404',
  },
  tab: {
    home: 'Desk',
    certifications: 'Certifications',
    people: 'People',
    transfers: 'Bank transfers',
    invoices: 'Invoices',
    remittances: 'Amounts to pay',
    insurance: 'Insurance',
    insurers: 'Insurers',
    staff: 'Staff',
    audit: 'Log',
  },
  role: { admin: 'Admin', reviewer: 'Review', editor: 'Editor', pricing: 'Pricing', finance: 'Finance' },
  shell: { nameless: 'Colleague', and: ', ' },
  clock: {
    waited: 'Waiting {{days}} of {{promised}} working days',
    due: 'Answer by {{at}}',
    late: 'Late',
    today: 'Due today',
  },
};
