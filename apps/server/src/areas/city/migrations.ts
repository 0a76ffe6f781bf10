import { type Migration, migration } from '../../database/migrations/index.ts';

/** The cities that readers ship from. */
export const migrations: readonly Migration[] = [
  migration(
    '026_city',
    `create table reader_city (
        tenant_id uuid not null,
        account_id uuid not null,
        city text not null,
        chosen_at timestamptz not null,
        primary key (tenant_id, account_id),
        foreign key (tenant_id, account_id) references account (tenant_id, id)
      )`,
  ),
];
