import type { NotificationKind } from '@fairway/gateway/contract/listings/notification';
import type { NotificationReason } from '@fairway/gateway/contract/notification';
import type { ColumnType } from 'kysely';
import { type Migration, migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    notification: NotificationTable;
  }
}

interface NotificationTable {
  tenantId: string;
  id: string;
  accountId: string;
  kind: NotificationKind;
  /** Written as JSON, read as a value. */
  reason: ColumnType<NotificationReason, string, string>;
  /** Path and query on this site. */
  link: string;
  createdAt: Date;
  readAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export const migrations: readonly Migration[] = [
  migration(
    '119_notification',
    `create table notification (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      kind text not null check (kind in ('watch', 'certification', 'transfer', 'invoice')),
      reason jsonb not null,
      link text not null check (link like '/%'),
      created_at timestamptz not null,
      read_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, account_id) references account (tenant_id, id)
    )`,
    'create index notification_account on notification (tenant_id, account_id, created_at desc, id desc)',
    // The bell counts them on many pages.
    'create index notification_unread on notification (tenant_id, account_id) where read_at is null',
    'create index notification_created on notification (created_at)',
  ),
];
