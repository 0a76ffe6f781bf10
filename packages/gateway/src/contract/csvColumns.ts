import type { StaffRole } from './staffRole.ts';

/** Tables that are brought as CSV. */
export const csvKinds = ['fuel', 'sailings', 'hs'] as const;
export type CsvKind = (typeof csvKinds)[number];

/** Who brings which: sailings are kept by pricing, prices of fuel by editors too, goods and their duties by editors. */
export const csvRoles: Readonly<Record<CsvKind, readonly StaffRole[]>> = {
  sailings: ['pricing'],
  fuel: ['pricing', 'editor'],
  hs: ['editor'],
};

/** Columns of each table, by the names in the first line of its file. */
export const csvColumns = {
  sailings: [
    'origin',
    'destination',
    'carrier',
    'vessel',
    'imo',
    'voyage',
    'departure',
    'arrival',
    'transit_port',
    'closing',
    'vgm_cut_off',
    'customs_cut_off',
    'port_cut_off',
    'gate_open',
    'empty_pick_up',
    'full_box_in',
    'manifest_cut_off',
    'currency',
    'price_20gp',
    'price_40gp',
    'price_40hq',
    'demurrage_days',
    'detention_days',
    'remark_zh',
    'remark_en',
    'cancelled',
  ],
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
  'harbour',
  'samePort',
  'carrier',
  'imo',
  'ship',
  'time',
  'range',
  'arrival',
  'cutOff',
  'currency',
  'amount',
  'noPrice',
  'freeDays',
] as const;
export type CsvRule = (typeof csvRules)[number];
