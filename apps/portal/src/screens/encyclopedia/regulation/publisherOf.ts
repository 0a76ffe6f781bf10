/** The publisher of a convention's text: the organisation that adopted it, or the state that deposits it. */
export type Publisher = 'imo' | 'uncitral' | 'belgium' | 'ilo' | 'icc';

const publishers: Readonly<Record<string, Publisher>> = {
  // Conventions of Brussels, 1924 and 1968: Belgium keeps them.
  ...{ hague: 'belgium', 'hague-visby': 'belgium' },
  ...{ hamburg: 'uncitral', rotterdam: 'uncitral' },
  ...{ solas: 'imo', isps: 'imo', marpol: 'imo', stcw: 'imo', colreg: 'imo' },
  ...{ loadline: 'imo', csc: 'imo', imdg: 'imo', bwm: 'imo' },
  mlc: 'ilo',
  incoterms: 'icc',
};

/** By the convention's name in addresses; null if it is not recorded. */
export function publisherOf(slug: string): Publisher | null {
  return publishers[slug] ?? null;
}
