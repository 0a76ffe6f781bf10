import type { Language } from '@fairway/gateway/contract/texts';
import { type Migration, migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    pushSubscription: PushSubscriptionTable;
  }
}

/** A browser that is notified while its session lives. */
interface PushSubscriptionTable {
  tenantId: string;
  id: string;
  accountId: string;
  sessionId: string;
  /** Where its push service receives messages. */
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  /** Of its notifications. */
  language: Language;
  createdAt: Date;
}

export const migrations: readonly Migration[] = [
  migration(
    '125_pushSubscription',
    `create table push_subscription (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      session_id uuid not null,
      endpoint text not null check (length(endpoint) <= 500),
      p256dh bytea not null check (length(p256dh) = 65),
      auth bytea not null check (length(auth) = 16),
      language text not null check (language in ('zh', 'en')),
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, endpoint),
      foreign key (tenant_id, account_id) references account (tenant_id, id),
      foreign key (session_id, tenant_id) references session (id, tenant_id) on delete cascade
    )`,
    'create index push_subscription_account on push_subscription (tenant_id, account_id)',
    'create index push_subscription_session on push_subscription (session_id, tenant_id)',
  ),
  migration(
    '126_outboxPush',
    'alter table outbox_message drop constraint outbox_message_kind_check, add column link text',
    `alter table outbox_message add constraint outbox_message_kind_check check (kind in ('sms', 'email', 'push'))`,
  ),
];
