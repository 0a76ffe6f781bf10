import type { DelayCause, TrackingEvent } from '@fairway/gateway/contract/cargoTracking';
import type { TrackingKind } from '@fairway/trade';

export type EventName = TrackingEvent['what'];
export type Classifier = TrackingEvent['classifier'];

/** One event of a cargo, reported by a carrier: past or expected, with place and time. */
export interface CarrierEvent {
  readonly what: EventName;
  readonly classifier: Classifier;
  readonly at: Date;
  /** When it was reported; the later report counts. */
  readonly saidAt: Date;
  /** UN/LOCODE, or the code that the trade types; null where none is given. */
  readonly locode: string | null;
  /** Terminal, depot or yard. */
  readonly facility: string | null;
  /** The town or port by name. */
  readonly place: string | null;
  /** Whether the carrier reports that the container changes vessel here. */
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
  /** The instant of the first query for it; a sandbox starts its voyage by it. */
  readonly since: Date;
}

/** Away: no usable response, and the seconds to wait before the next request, if the carrier gives them. */
export type CarrierAnswer =
  /** `whole` if the response contains every event that the carrier lists now, not only its first pages. */
  | { readonly state: 'found'; readonly events: readonly CarrierEvent[]; readonly whole: boolean }
  | { readonly state: 'unknown' }
  | { readonly state: 'away'; readonly why: string; readonly retryAfter: number | null };

/** A source of a carrier's tracking events. Never throws: a failure is a result too. */
export interface CarrierTracking {
  ask(question: Question, now: Date): Promise<CarrierAnswer>;
}
