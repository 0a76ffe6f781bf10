import type { TrackingException, TrackingState } from '@fairway/gateway/contract/cargoTracking';
import type { CarrierEvent, Classifier, EventName } from '../carriers/carrier.ts';

/** An event that a carrier reported. `listed` while the carrier's latest complete response still contains it. */
export interface ReportedEvent extends CarrierEvent {
  readonly listed: boolean;
}

/** One event of one or more containers at one place, planned and current. */
export interface Event {
  /** The same for the same event in every digest: what, where, and which call there. */
  readonly key: string;
  readonly what: EventName;
  readonly locode: string | null;
  readonly facility: string | null;
  readonly place: string | null;
  readonly plannedAt: Date | null;
  readonly at: Date;
  readonly classifier: Classifier;
  readonly vessel: CarrierEvent['vessel'];
  readonly source: CarrierEvent['source'];
  /** The containers it is about; empty where the carrier names none. */
  readonly containers: readonly string[];
  /** The carrier no longer lists it, so it is ignored. */
  readonly superseded: boolean;
  /** Whether the carrier ever reported that it happened, even if it no longer does. */
  readonly onceHappened: boolean;
  /** Another vessel loads the cargo that was to leave here. */
  readonly rolled: boolean;
  /** The container changes vessel here. */
  readonly transit: boolean;
}

export type MovedState = Exclude<TrackingState, 'asking' | 'unknown'>;
export type CargoException = Exclude<TrackingException, 'away'>;

/** The state of one container. */
export interface ContainerState {
  /** Null where the carrier names no container. */
  readonly container: string | null;
  readonly state: MovedState;
  readonly exception: CargoException | null;
  readonly isoType: string | null;
  /** All of its present journey, superseded ones included, in their order. */
  readonly events: readonly Event[];
  readonly departure: Event | null;
  readonly arrival: Event | null;
  readonly vessel: CarrierEvent['vessel'];
  /** Port where it waits for its next vessel. */
  readonly waitingAt: string | null;
}

/** A report of the arrival, each time that it changed. */
export interface ArrivalNews {
  readonly saidAt: Date;
  readonly at: Date;
  readonly classifier: Classifier;
  readonly cause: CarrierEvent['cause'];
  readonly remark: string | null;
}

/** The number of containers that are further than the least advanced one. */
export interface Ahead {
  readonly state: Exclude<MovedState, 'planned'>;
  readonly count: number;
}

/**
 * The result of all reports of a carrier on a number. Departure, arrival and vessel are those of the least advanced
 * container.
 */
export interface Digest {
  readonly state: MovedState;
  readonly exception: CargoException | null;
  readonly containers: readonly ContainerState[];
  readonly ahead: Ahead | null;
  readonly events: readonly Event[];
  readonly arrivals: readonly ArrivalNews[];
  /** Ports on the way, ends included, by what events name them with. */
  readonly ports: readonly string[];
  readonly departure: Event | null;
  readonly arrival: Event | null;
  readonly vessel: CarrierEvent['vessel'];
  readonly isoType: string | null;
  readonly boxes: number;
  readonly waitingAt: string | null;
}
