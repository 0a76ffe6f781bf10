import type { WatchReason } from '@fairway/trade';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Outbox } from '../../../services/outbox/outbox.ts';
import type { ImportedVersion } from '../../sailingHistory/index.ts';
import type { WatchedRoute } from './route.ts';

export interface JudgeParts {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
}

/** A watch that fired, for one version. */
export interface Firing {
  readonly watch: Pick<
    Selectable<Tables['watch']>,
    'tenantId' | 'id' | 'accountId' | 'shipment' | 'delivery' | 'language'
  > & { readonly accountType: 1 | 2 | 3 };
  readonly version: Pick<ImportedVersion, 'id' | 'sailingId' | 'vesselName' | 'voyage'>;
  /** Whether the sailing still exists after the change. */
  readonly sails: boolean;
  readonly route: WatchedRoute;
  readonly reason: WatchReason;
}
