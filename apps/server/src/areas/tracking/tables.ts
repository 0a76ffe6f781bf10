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

/** A number that somebody watches. */
export interface TrackingTable {
  tenantId: string;
  id: string;
  /** The owner: emails go to them. */
  accountId: string;
  kind: TrackingKind;
  number: string;
  /** Null while nobody can tell whose it is. */
  carrierCode: string | null;
  candidates: string[];
  state: Generated<TrackingState>;
  exception: Nullable<TrackingException>;
  /** Everything that carriers said, as `parseEvents` reads it. */
  said: ColumnType<unknown, string | undefined, string>;
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
  /** Null once nobody asks any more. */
  nextAskAt: Nullable<Date>;
  askedAt: Nullable<Date>;
  /** Answers in a row that did not help. */
  failures: Generated<number>;
  /** When somebody last asked for it out of turn. */
  refreshedAt: Nullable<Date>;
}

interface TrackingCarrierTable {
  carrierCode: string;
  minute: Date;
  used: number;
  awayUntil: Nullable<Date>;
}
