/** A trade that sample sailings are made for: who sails where, how often, at about which price. All invented. */
export interface Trade {
  /** Route group of the destinations. */
  readonly group: string;
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Vessel-sharing groups; within one, members sell space on each other's ships. */
  readonly operators: readonly (readonly string[])[];
  /** Services a week, of which every fourth changes ship at a hub. */
  readonly services: number;
  readonly hubs: readonly string[];
  /** Letter of the direction in voyage numbers. */
  readonly direction: 'E' | 'W' | 'S' | 'N';
  readonly knots: number;
  /** Nominal capacity of the ships, in TEU; short-sea trades sail ships too small to be in the vessel list. */
  readonly teu: readonly [least: number, most: number] | 'feeder';
  /** About what a 40HQ costs, in USD. */
  readonly price: number;
}

const ocean = ['COSU', 'OOLU', 'CMDU', 'EGLV'];
export const gemini = ['MAEU', 'HLCU'];
const premier = ['ONEY', 'HDMU', 'YMLU'];
export const alliances = [ocean, gemini, premier, ['MSCU']];
export const large = [17_000, 25_000] as const;
export const medium = [8000, 17_000] as const;
