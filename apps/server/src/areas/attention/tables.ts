declare module '../../database/tables.ts' {
  interface Tables {
    attention: AttentionTable;
  }
}

/** A route that an account follows, by the codes of its ports. */
export interface AttentionTable {
  tenantId: string;
  id: string;
  accountId: string;
  origin: string;
  destination: string;
  followedAt: Date;
}
