/** Days off and worked weekends of one year in mainland China. Weekends are off and other days worked unless named here. */
interface Holidays {
  /** Days off, from the first to the last; a single day is both. */
  readonly off: readonly (readonly [first: string, last: string])[];
  /** Saturdays and Sundays that are worked in exchange. */
  readonly worked: readonly string[];
}

/** By year. A year that is not here yet has weekends only, so add the next one when it is announced, in November. */
export const holidays: Readonly<Record<string, Holidays>> = {
  // As the State Council announced them on 4 November 2025.
  2026: {
    off: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  // By the law on holidays, which grants a working day off for each holiday on a weekend; swapped working days are not
  // announced yet.
  2027: {
    off: [
      ['2027-01-01', '2027-01-01'],
      ['2027-02-05', '2027-02-10'],
      ['2027-04-05', '2027-04-05'],
      ['2027-05-01', '2027-05-04'],
      ['2027-06-09', '2027-06-09'],
      ['2027-09-15', '2027-09-15'],
      ['2027-10-01', '2027-10-05'],
    ],
    worked: [],
  },
};
