import type { Ship } from '../sailings/fleet.ts';
import type { Trade } from './trade.ts';

/** The same ports on the same weekdays, every week. */
export interface Route {
  readonly key: string;
  readonly trade: Trade;
  /** Carriers that sell space on it. */
  readonly group: readonly string[];
  /** In the order of calling. */
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** The port of transshipment; null for a direct service. */
  readonly hub: string | null;
  /** Round the Cape although the Suez Canal is shorter. */
  readonly roundCape: boolean;
  /** 0 Monday to 6 Sunday, at the first port. */
  readonly weekday: number;
}

/** A weekly service, one ship after the other. */
export interface Service extends Route {
  /** Its own, which no other service sails: as many as weeks pass until a ship is back. */
  readonly ships: readonly Ship[];
}
