import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/db.ts';
import type { Outbox } from '../../../services/outbox/outbox.ts';
import type { Connected } from '../carriers/connected.ts';

export interface PollParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly carriers: Connected;
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
  onFault?(error: unknown): void;
}
