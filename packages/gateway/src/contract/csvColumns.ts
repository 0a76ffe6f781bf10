/** Tables that are brought as CSV. */
export const csvKinds = ['fuel', 'hs'] as const;
export type CsvKind = (typeof csvKinds)[number];

/** Columns of each table, by the names in the first line of its file. */
export const csvColumns = {
  fuel: ['port', 'grade', 'day', 'usd_per_tonne', 'source'],
  hs: [
    'code',
    'name_zh',
    'name_en',
    'unit1',
    'unit2',
    'mfn',
    'general',
    'provisional',
    'export_duty',
    'rebate',
    'consumption',
    'vat',
    'supervision',
    'quarantine_import',
    'quarantine_export',
    'elements',
    'ciq',
    'expired',
    'replaced_by',
    'source',
  ],
} as const satisfies Record<CsvKind, readonly string[]>;

export const csvOutcomes = ['new', 'changed', 'expired', 'same'] as const;
export type CsvOutcome = (typeof csvOutcomes)[number];

/** What can be wrong with a line. */
export const csvRules = [
  'columns',
  'cells',
  'quotes',
  'required',
  'length',
  'repeated',
  'port',
  'grade',
  'day',
  'later',
  'price',
  'code',
  'parent',
  'rate',
  'letters',
  'ciq',
  'flag',
  'replaced',
] as const;
export type CsvRule = (typeof csvRules)[number];
