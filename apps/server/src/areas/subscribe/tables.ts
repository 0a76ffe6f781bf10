import type { ColumnType, Generated } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends SubscriptionTables {}
}

interface SubscriptionTables {
  subscription: SubscriptionTable;
  subscriptionRoute: SubscriptionRouteTable;
  trialClaim: TrialClaimTable;
  seat: SeatTable;
  seatRoute: SeatRouteTable;
  subscriptionReminder: SubscriptionReminderTable;
}

interface SubscriptionTable {
  tenantId: string;
  id: string;
  kind: 'trial' | 'paid';
  /** The order that opened it; null for a trial. */
  orderId: ColumnType<string | null, string | null | undefined, never>;
  /** Whether it starts where an earlier one of the same routes ends, instead of at once. */
  follows: Generated<boolean>;
  /** Seats for sub-accounts that came with it; those of one order count once, for any number of periods. */
  seats: Generated<number>;
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

/** The routes of a sub-account besides those of its company: one row for each. */
interface SeatTable {
  tenantId: string;
  accountId: string;
  /** Which of the company's seats it takes; null while it is disabled. Above the seats that run now, it waits for one. */
  number: ColumnType<number | null, number | null | undefined, number | null>;
  /** Until when it opens routes at all; null for as long as the company has them. */
  expiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: Generated<number>;
  createdAt: Date;
}

interface SeatRouteTable {
  tenantId: string;
  accountId: string;
  seaRouteId: string;
  grantedAt: Date;
}

/** A reminder was sent this many days before a subscription ends. */
interface SubscriptionReminderTable {
  tenantId: string;
  subscriptionId: string;
  days: number;
  remindedAt: Date;
}
