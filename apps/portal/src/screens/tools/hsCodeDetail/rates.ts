/** Rates of a national code in the order in which they are read. */
export const rateNames = [
  'mfn',
  'general',
  'provisional',
  'exportDuty',
  'rebate',
  'consumption',
  'vat',
] as const;
