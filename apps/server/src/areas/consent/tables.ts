import type { ConsentChannel } from '@fairway/gateway/contract/consent';
import type { ConsentKind } from '@fairway/trade';

declare module '../../database/tables.ts' {
  interface Tables {
    consent: ConsentTable;
  }
}

/** Agreement to a text. Visitors may insure, so it belongs to an account only if one was logged in. */
export interface ConsentTable {
  id: string;
  tenantId: string | null;
  accountId: string | null;
  kind: ConsentKind;
  version: string;
  channel: ConsentChannel;
  /** The insurer that it names. */
  insurerId: string | null;
  /** The number of the request that it came with. */
  requestNo: string | null;
  agreedAt: Date;
  withdrawnAt: Date | null;
}
