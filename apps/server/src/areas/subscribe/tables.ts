import type { ColumnType, Generated } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends SubscriptionTables {}
}

interface SubscriptionTables {
  subscription: SubscriptionTable;
  subscriptionRoute: SubscriptionRouteTable;
  trialClaim: TrialClaimTable;
}

interface SubscriptionTable {
  tenantId: string;
  id: string;
  kind: 'trial' | 'paid';
  /** The order that opened it; null for a trial. */
  orderId: ColumnType<string | null, string | null | undefined, never>;
  /** Whether it starts where an earlier one of the same routes ends, instead of at once. */
  follows: Generated<boolean>;
  /** Account that started it. */
  startedBy: string;
  startedAt: Date;
  expiresAt: Date;
}

interface SubscriptionRouteTable {
  tenantId: string;
  subscriptionId: string;
  seaRouteId: string;
}

interface TrialClaimTable {
  tenantId: string;
  subscriptionId: string;
  claimedAt: Date;
}
