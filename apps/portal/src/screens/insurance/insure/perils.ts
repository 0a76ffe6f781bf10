/** Causes of loss, and the narrowest clause that covers each; null where none does and it is insured on request. */
export const perils = [
  { key: 'fire', from: 'C' },
  { key: 'stranded', from: 'C' },
  { key: 'collision', from: 'C' },
  { key: 'refuge', from: 'C' },
  { key: 'average', from: 'C' },
  { key: 'quake', from: 'B' },
  { key: 'water', from: 'B' },
  { key: 'overboard', from: 'B' },
  { key: 'theft', from: 'A' },
  { key: 'rain', from: 'A' },
  { key: 'war', from: null },
  { key: 'strikes', from: null },
] as const;
