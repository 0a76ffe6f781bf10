import type { DelayCause, TrackingEvent } from '@fairway/gateway/contract/cargoTracking';
import type { TrackingKind } from '@fairway/trade';

export type EventName = TrackingEvent['what'];
export type Classifier = TrackingEvent['classifier'];

/** One thing that a carrier says of a cargo: what happened, or will, where and when. */
export interface CarrierEvent {
  readonly what: EventName;
  readonly classifier: Classifier;
  readonly at: Date;
  /** When it was said; what is said later counts. */
  readonly saidAt: Date;
  /** UN/LOCODE, or the code that the trade types; null where none is given. */
  readonly locode: string | null;
  /** Terminal, depot or yard. */
  readonly facility: string | null;
  /** The town or port by name. */
  readonly place: string | null;
  /** The carrier says that the container changes vessel here. */
  readonly transit: boolean;
  readonly vessel: { readonly name: string; readonly imo: string | null; readonly voyage: string } | null;
  readonly box: string | null;
  /** ISO 6346 size and type, `45G1`. */
  readonly isoType: string | null;
  readonly source: TrackingEvent['source'];
  readonly cause: DelayCause | null;
  readonly remark: string | null;
}

export interface Question {
  readonly carrier: string;
  readonly kind: TrackingKind;
  readonly number: string;
  /** When somebody first asked about it; a sandbox starts its voyage by it. */
  readonly since: Date;
}

/** Away: no answer that can be used now, and after how many seconds it asks to be left alone, where it says so. */
export type CarrierAnswer =
  /** `whole` where the answer has every event that the carrier lists now, not only its first pages. */
  | { readonly state: 'found'; readonly events: readonly CarrierEvent[]; readonly whole: boolean }
  | { readonly state: 'unknown' }
  | { readonly state: 'away'; readonly why: string; readonly retryAfter: number | null };

/** A source of a carrier's tracking events. Never throws: a failure is an answer too. */
export interface CarrierTracking {
  ask(question: Question, now: Date): Promise<CarrierAnswer>;
}
