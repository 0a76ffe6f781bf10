import type { WatchDelivery } from '@fairway/gateway/contract/watch';
import type { ShipmentQuery, WatchCondition, WatchReason } from '@fairway/trade';
import type { ColumnType } from 'kysely';
import { type Migration, migration } from '../../database/migrations/index.ts';

/** Written as JSON, read as a value. */
type Json<T> = ColumnType<T, string, string>;

declare module '../../database/tables.ts' {
  interface Tables {
    watch: WatchTable;
    watchFiring: WatchFiringTable;
    watchCursor: WatchCursorTable;
  }
}

interface WatchTable {
  tenantId: string;
  id: string;
  accountId: string;
  seaRouteId: string;
  /** Null for the whole route. No foreign key: a watch outlives a cancelled sailing. */
  sailingId: string | null;
  /** Vessel and voyage of the sailing. */
  sailingName: string | null;
  conditions: Json<readonly WatchCondition[]>;
  shipment: Json<ShipmentQuery>;
  delivery: WatchDelivery;
  language: 'zh' | 'en';
  zone: string;
  paused: boolean;
  addedAt: Date;
}

/** That a watch fired for one version of a sailing; the unique key lets it fire once. */
interface WatchFiringTable {
  tenantId: string;
  id: string;
  watchId: string;
  accountId: string;
  versionId: string;
  kind: WatchReason['kind'];
  reason: Json<WatchReason>;
  sailingId: string;
  sailingName: string;
  firedAt: Date;
  /** True until the digest that lists it is written. */
  digestDue: boolean;
}

/** The last version that was judged; one row. */
interface WatchCursorTable {
  versionId: string;
}

export const migrations: readonly Migration[] = [
  migration(
    '096_watch',
    `create table watch (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      sea_route_id uuid not null references sea_route,
      sailing_id uuid,
      sailing_name text,
      conditions jsonb not null,
      shipment jsonb not null,
      delivery text not null check (delivery in ('list', 'atOnce', 'digest')),
      language text not null check (language in ('zh', 'en')),
      zone text not null,
      paused boolean not null,
      added_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, account_id) references account (tenant_id, id),
      check ((sailing_id is null) = (sailing_name is null))
    )`,
    'create index watch_route on watch (sea_route_id) where not paused',
    'create index watch_account on watch (tenant_id, account_id)',
    `create table watch_firing (
      tenant_id uuid not null,
      id uuid not null,
      watch_id uuid not null,
      account_id uuid not null,
      version_id bigint not null,
      kind text not null,
      reason jsonb not null,
      sailing_id uuid not null,
      sailing_name text not null,
      fired_at timestamptz not null,
      digest_due boolean not null,
      primary key (tenant_id, id),
      unique (tenant_id, watch_id, version_id, kind),
      foreign key (tenant_id, watch_id) references watch (tenant_id, id) on delete cascade
    )`,
    'create index watch_firing_due on watch_firing (tenant_id, account_id) where digest_due',
    `create table watch_cursor (
      one boolean primary key default true check (one), version_id bigint not null)`,
    'insert into watch_cursor (version_id) select coalesce(max(id), 0) from sailing_version',
  ),
];
