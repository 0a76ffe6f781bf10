/** The largest there are, ships of some thousand boxes, and those of short-sea trades. */
export type ShipSize = 'large' | 'medium' | 'feeder';

/** A trade that sample sailings are made for: who sails where, how often, at about which price. All invented. */
export interface Trade {
  /** Route group of the destinations. */
  readonly group: string;
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Vessel-sharing groups; within one, members sell space on each other's ships. */
  readonly operators: readonly (readonly string[])[];
  /** Services per week, of which every fourth has a transshipment at a hub. */
  readonly services: number;
  readonly hubs: readonly string[];
  /** Letter of the direction in voyage numbers. */
  readonly direction: 'E' | 'W' | 'S' | 'N';
  readonly knots: number;
  readonly size: ShipSize;
  /** The approximate price of a 40HQ, in USD. */
  readonly price: number;
}

const ocean = ['COSU', 'OOLU', 'CMDU', 'EGLV'];
export const gemini = ['MAEU', 'HLCU'];
const premier = ['ONEY', 'HDMU', 'YMLU'];
export const alliances = [ocean, gemini, premier, ['MSCU']];
