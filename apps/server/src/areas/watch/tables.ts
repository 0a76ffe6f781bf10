import type { WatchDelivery } from '@fairway/gateway/contract/watch';
import type {
  ShipmentQuery,
  TrackedCondition,
  TrackedReason,
  WatchCondition,
  WatchReason,
} from '@fairway/trade';
import type { ColumnType } from 'kysely';
import { type Migration, migration } from '../../database/migrations/index.ts';

/** Written as JSON, read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

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
  /** Null for a tracked number. */
  seaRouteId: Nullable<string>;
  /** Null for a route or a sailing. */
  trackingId: Nullable<string>;
  /** Null for a route or a sailing. */
  baseline: JsonOrNull<NumberBaseline>;
  /** The revision of its number that was judged last; null before the first time. */
  judgedRevision: Nullable<number>;
  /** When time alone may fire it; null while the carrier reported nothing. */
  judgeAt: Nullable<Date>;
  /** Null for the whole route. No foreign key: a watch outlives a cancelled sailing. */
  sailingId: Nullable<string>;
  /** Vessel and voyage of the sailing. */
  sailingName: Nullable<string>;
  conditions: Json<readonly (WatchCondition | TrackedCondition)[]>;
  shipment: Json<ShipmentQuery>;
  delivery: WatchDelivery;
  language: 'zh' | 'en';
  zone: string;
  paused: boolean;
  addedAt: Date;
}

/** The values of a tracked number that a watch does not report. */
export interface NumberBaseline {
  /** The expected arrival that was reported last, or when the watch was set; an ISO instant. */
  readonly arrival: string | null;
  /** Earlier events, as kind and key. */
  readonly events: readonly string[];
}

/** That a watch fired for one version of a sailing, or for one event of a number; unique keys let it fire once. */
interface WatchFiringTable {
  tenantId: string;
  id: string;
  watchId: string;
  accountId: string;
  /** Null for a tracked number. */
  versionId: Nullable<string>;
  /** Identifies the event of a tracked number; null otherwise. */
  eventKey: Nullable<string>;
  kind: (WatchReason | TrackedReason)['kind'];
  reason: Json<WatchReason | TrackedReason>;
  sailingId: Nullable<string>;
  sailingName: Nullable<string>;
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
  migration(
    '110_watchNumber',
    'alter table watch alter column sea_route_id drop not null, add column tracking_id uuid, add column baseline jsonb',
    // Citus requires a separate statement for each constraint.
    `alter table watch
      add foreign key (tenant_id, tracking_id) references tracking (tenant_id, id) on delete cascade`,
    'alter table watch add check (num_nonnulls(sea_route_id, tracking_id) = 1)',
    'alter table watch add check ((tracking_id is null) = (baseline is null))',
    'create index watch_tracking on watch (tenant_id, tracking_id) where tracking_id is not null',
    `alter table watch_firing alter column version_id drop not null, alter column sailing_id drop not null,
      alter column sailing_name drop not null, add column event_key text`,
    'alter table watch_firing add check (num_nonnulls(version_id, event_key) = 1)',
    'alter table watch_firing add unique (tenant_id, watch_id, kind, event_key)',
  ),
  migration(
    '122_watchJudged',
    'alter table watch add column judged_revision integer, add column judge_at timestamptz',
  ),
];
