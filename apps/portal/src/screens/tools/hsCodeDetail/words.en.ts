import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of an HS code's page in English. */
export const words: Translated<typeof zh> = {
  hsDetail: {
    trail: 'Where this stands',
    theCode: 'code',
    section: 'Section {{code}}',
    normal: 'In force',
    expired: 'Expired',
    updated: 'recorded {{day}}',
    illustrative: 'Example data',
    replacedBy: 'This code has expired. Use instead:',
    path: 'From section to code',
    siblings: 'Beside it',
    below: 'Below it',
    belowCount: '{{count}} below it',
    noBelow:
      'Nothing finer is recorded here. Of ten-digit codes we have 55; see the tariff that customs publish.',
    rates: 'Rates',
    duty: {
      mfn: 'Import, most favoured nation',
      general: 'Import, general',
      provisional: 'Import, provisional',
      exportDuty: 'Export duty',
      rebate: 'Export rebate',
      consumption: 'Consumption tax',
      vat: 'VAT',
    },
    why: {
      mfn: 'goods of WTO members and others with that treatment',
      general: 'origin without agreement, or unknown',
      provisional: 'goes before the MFN rate while it is valid',
      exportDuty: 'on the export value',
      rebate: 'of VAT, paid back on export',
      consumption: 'on taxable consumer goods at import',
      vat: 'at import',
    },
    none: 'None',
    unknown: 'Not known',
    units: 'Legal units',
    letters: 'Supervision and quarantine',
    supervision: 'Supervision conditions',
    quarantineImport: 'Quarantine, entry',
    quarantineExport: 'Quarantine, exit',
    noSupervision: 'No supervision conditions',
    noQuarantine: 'Nothing required',
    forbids: 'Forbidden',
    elements: 'Declaration elements',
    copyElements: 'Copy all elements',
    copied: 'Copied',
    ciq: 'Inspection codes (CIQ)',
    compare: 'Hold another code against it',
    compareLabel: 'Another code',
    comparePlaceholder: '8517130000',
    compareSubmit: 'Compare',
    compareUnknown: 'No code “{{code}}” is known. Check it and try again.',
    compared: 'Side by side',
    comparedCaption: '{{one}} beside {{other}}',
    field: 'Field',
    name: 'Name',
    closeCompare: 'Close comparison',
    notNational: 'No ten-digit record',
    source:
      'Seen on a published page: {{checked}}. Every other field is unchecked. Source: {{source}}. For reference, not for declarations; what customs publish is what holds.',
    sourceWhole:
      'Source: {{source}}. For reference, not for declarations; what customs publish is what holds.',
    sourceNone:
      'No field was checked, all are examples. For reference, not for declarations; what customs publish is what holds.',
    sourceNomenclature:
      'English from the Harmonized System 2022 of UN Comtrade (public domain). Chinese names are written from knowledge and partly shortened: no text of the tariff.',
  },
};
