import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What handlers reach beside the database. */
export interface Services {
  readonly outbox: Outbox;
  readonly limits: Limits;
}
