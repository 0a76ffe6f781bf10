import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `alter table subscription add column seats integer not null default 0 check (seats >= 0)`,
  `update subscription set seats = purchase_order.member_count from purchase_order
    where purchase_order.tenant_id = subscription.tenant_id and purchase_order.id = subscription.order_id`,
  `alter table account add column first_password boolean not null default false`,
  `create table seat (
    tenant_id uuid not null,
    account_id uuid not null,
    number smallint check (number > 0),
    expires_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    primary key (tenant_id, account_id)
  )`,
  // Two sub-accounts never share a seat; the database enforces it.
  `create unique index seat_number on seat (tenant_id, number)`,
  `create table seat_route (
    tenant_id uuid not null,
    account_id uuid not null,
    sea_route_id uuid not null references sea_route,
    granted_at timestamptz not null,
    primary key (tenant_id, account_id, sea_route_id),
    foreign key (tenant_id, account_id) references seat (tenant_id, account_id) on delete cascade
  )`,
  // Until now sub-accounts saw all routes of their company: none loses a route by this.
  `insert into seat (tenant_id, account_id, number, created_at)
    select tenant_id, id,
      case when disabled_at is null then
        row_number() over (partition by tenant_id, disabled_at is null order by created_at, id) end,
      created_at
    from account where account_type = 2`,
  `insert into seat_route (tenant_id, account_id, sea_route_id, granted_at)
    select distinct seat.tenant_id, seat.account_id, subscription_route.sea_route_id, now()
    from seat join subscription_route on subscription_route.tenant_id = seat.tenant_id`,
  `create table subscription_reminder (
    tenant_id uuid not null,
    subscription_id uuid not null,
    days smallint not null,
    reminded_at timestamptz not null,
    primary key (tenant_id, subscription_id, days)
  )`,
];

/** Seats: which sub-account opens which of its company's routes. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '030_seats', up }];
