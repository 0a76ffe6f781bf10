import { type Migration, migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    dataQuality: DataQualityTable;
  }
}

/** The last measurement of the sailings of a carrier, or of a trade. */
interface DataQualityTable {
  scope: 'carrier' | 'trade';
  /** Of the carrier or the route group. */
  code: string;
  sailings: number;
  priced: number;
  oldPrices: number;
  cutOffs: number;
  vessels: number;
  medianHours: number;
  updatedAt: Date;
  sample: boolean;
  measuredAt: Date;
}

export const migrations: readonly Migration[] = [
  migration(
    '095_dataQuality',
    `create table data_quality (
      scope text not null check (scope in ('carrier', 'trade')),
      code text not null,
      sailings integer not null,
      priced integer not null,
      old_prices integer not null,
      cut_offs integer not null,
      vessels integer not null,
      median_hours double precision not null,
      updated_at timestamptz not null,
      sample boolean not null,
      measured_at timestamptz not null,
      primary key (scope, code))`,
  ),
];
