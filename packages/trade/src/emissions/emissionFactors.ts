/** Trade lanes with a published average; `average` is that of all lanes. */
export const emissionLanes = ['panama', 'europeAfrica', 'average'] as const;
export type EmissionLane = (typeof emissionLanes)[number];

/** One edition of published averages, from the day it applies. */
export interface EmissionFactor {
  readonly lane: EmissionLane;
  /** First day of departure that it applies to. */
  readonly from: string;
  /** Grams of CO2e for one TEU over one kilometre, well to wake; null where none was published. */
  readonly dry: number | null;
  readonly reefer: number | null;
  /**
   * The distance that it is multiplied with: `planned` factors contain the 15 % by which vessels sail farther than
   * planned, `sailed` ones do not.
   */
  readonly distance: 'planned' | 'sailed';
  /** Share of a vessel's capacity that is assumed to be loaded, in percent. */
  readonly utilisation: 70 | 100;
  /** The publication, whose name is the same in every language. */
  readonly source: string;
  /** Where its figure is quoted; null where no quotation confirms it. */
  readonly quotedBy: string | null;
  readonly year: number;
}

/** Of the GLEC Framework, whose averages come from the carriers of Clean Cargo. */
const glec = { distance: 'planned', utilisation: 70 } as const;

/**
 * Averages, the oldest edition first. A lane without a published figure uses `average`. None is checked against the
 * publisher's report: Climatiq quotes those of lanes.
 */
export const emissionFactors: readonly EmissionFactor[] = [
  {
    ...glec,
    ...{ lane: 'average', from: '2020-01-01', dry: 76, reefer: 145 },
    ...{ source: 'GLEC Framework v3.0', quotedBy: null, year: 2023 },
  },
  {
    ...glec,
    ...{ lane: 'panama', from: '2020-01-01', dry: 80.4, reefer: null },
    ...{ source: 'GLEC Framework v3.1', quotedBy: 'Climatiq', year: 2024 },
  },
  {
    ...glec,
    ...{ lane: 'europeAfrica', from: '2020-01-01', dry: 89.4, reefer: null },
    ...{ source: 'GLEC Framework v3.1', quotedBy: 'Climatiq', year: 2024 },
  },
  {
    ...glec,
    ...{ lane: 'average', from: '2025-01-01', dry: 71.7, reefer: 142.3 },
    ...{ source: 'GLEC Framework v3.2', quotedBy: null, year: 2025 },
  },
];

/** The publisher's page of the GLEC Framework. */
export const emissionMethodUrl =
  'https://www.smartfreightcentre.org/en/our-programs/global-logistics-emissions-council/';
