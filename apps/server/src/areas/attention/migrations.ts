import { type Migration, migration } from '../../database/migrations/index.ts';

/** Routes that accounts follow. */
export const migrations: readonly Migration[] = [
  migration(
    '040_attention',
    `create table attention (
        tenant_id uuid not null,
        id uuid not null,
        account_id uuid not null,
        origin text not null references port,
        destination text not null references port,
        followed_at timestamptz not null,
        primary key (tenant_id, id),
        unique (tenant_id, account_id, origin, destination),
        foreign key (tenant_id, account_id) references account (tenant_id, id),
        check (origin <> destination)
      )`,
  ),
];
