import { type Migration, migration } from '../../database/migrations/index.ts';

/** Calendar feeds of accounts. */
export const migrations: readonly Migration[] = [
  migration(
    '097_calendarFeed',
    `create table calendar_feed (
        tenant_id uuid not null,
        id uuid not null,
        account_id uuid not null,
        origin text not null references port,
        destination text not null references port,
        sailing_id uuid,
        vessel_name text,
        voyage text,
        language text not null check (language in ('zh', 'en')),
        created_at timestamptz not null,
        link_number int not null default 0,
        token_hash bytea not null unique,
        last_read_at timestamptz,
        primary key (tenant_id, id),
        unique nulls not distinct (tenant_id, account_id, origin, destination, sailing_id),
        foreign key (tenant_id, account_id) references account (tenant_id, id)
      )`,
  ),
];
