import type { PortBrief } from '@fairway/gateway/contract/harbour';

interface Ends {
  readonly origin: PortBrief;
  readonly destination: PortBrief;
}

/** A route, or one of its sailings by vessel and voyage. */
export type RouteTarget =
  | ({ readonly kind: 'route' } & Ends)
  | ({ readonly kind: 'sailing'; readonly id: string; readonly name: string } & Ends);

export interface NumberTarget {
  readonly kind: 'number';
  readonly id: string;
  readonly number: string;
}

export type FormTarget = RouteTarget | NumberTarget;
