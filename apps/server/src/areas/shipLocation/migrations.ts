import { type Migration, migration } from '../../database/migrations/index.ts';

/** The last AIS report of a ship: each query costs money, so one result serves all readers for a while. */
export const migrations: readonly Migration[] = [
  migration(
    '019_shipLocation',
    `create table heard_position (
        imo text primary key,
        asked_at timestamptz not null,
        heard_at timestamptz,
        lon double precision,
        lat double precision,
        speed double precision,
        course double precision
      )`,
  ),
];
