import { type Migration, migration } from '../../database/migrations/index.ts';

/** What AIS last said of a ship: each question costs, so one answer serves everybody for a while. */
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
