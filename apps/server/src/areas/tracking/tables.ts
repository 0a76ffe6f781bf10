import type { TrackingException, TrackingState } from '@fairway/gateway/contract/cargoTracking';
import type { TrackingKind } from '@fairway/trade';
import type { ColumnType, Generated } from 'kysely';
import type { Ahead } from './digest/types.ts';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    tracking: TrackingTable;
    trackingPoll: TrackingPollTable;
    trackingCarrier: TrackingCarrierTable;
  }
}

/** A number that a member watches. */
export interface TrackingTable {
  tenantId: string;
  id: string;
  /** The owner: emails go to them. */
  accountId: string;
  kind: TrackingKind;
  number: string;
  /** Null while the carrier is not known. */
  carrierCode: string | null;
  candidates: string[];
  state: Generated<TrackingState>;
  exception: Nullable<TrackingException>;
  /** All events that carriers reported, as `parseEvents` reads them. */
  said: ColumnType<unknown, string | undefined, string>;
  /** Grows with each change by a carrier. */
  revision: Generated<number>;
  boxType: Nullable<string>;
  boxes: Generated<number>;
  /** The next state that some of its containers reached, and how many; null where all are alike. */
  aheadState: Nullable<Ahead['state']>;
  aheadCount: Nullable<number>;
  vesselName: Nullable<string>;
  vesselImo: Nullable<string>;
  voyage: Nullable<string>;
  /** Ports by their trade codes. */
  origin: Nullable<string>;
  destination: Nullable<string>;
  waitingAt: Nullable<string>;
  plannedDeparture: Nullable<Date>;
  departure: Nullable<Date>;
  plannedArrival: Nullable<Date>;
  arrival: Nullable<Date>;
  toldArrival: Nullable<Date>;
  notify: Generated<boolean>;
  language: Generated<'zh' | 'en'>;
  addedAt: Date;
  sample: boolean;
}

interface TrackingPollTable {
  tenantId: string;
  trackingId: string;
  carrierCode: string;
  /** Null once the number is no longer polled. */
  nextAskAt: Nullable<Date>;
  askedAt: Nullable<Date>;
  /** Consecutive responses without a result. */
  failures: Generated<number>;
  /** When a member last requested a refresh. */
  refreshedAt: Nullable<Date>;
}

interface TrackingCarrierTable {
  carrierCode: string;
  minute: Date;
  used: number;
  awayUntil: Nullable<Date>;
}
