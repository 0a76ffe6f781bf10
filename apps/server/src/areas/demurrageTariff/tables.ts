import type { Currency } from '@fairway/gateway/contract/shapes';
import type { DemurrageBox, DemurrageDirection, DemurrageKind, FreeDayCount } from '@fairway/trade';
import type { ColumnType } from 'kysely';
import { type Migration, migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    demurrageTariff: DemurrageTariffTable;
  }
}

/** A carrier's charge for time at a port, for containers whose first day is between two days. */
export interface DemurrageTariffTable {
  carrierCode: string;
  port: string;
  direction: DemurrageDirection;
  box: DemurrageBox;
  charge: DemurrageKind;
  validFrom: ColumnType<Date, string, string>;
  /** Null while it has no last day. */
  validTo: ColumnType<Date | null, string | null, string | null>;
  freeDays: number;
  freeDayCount: FreeDayCount;
  currency: Currency;
  /** As `readBands` reads them. */
  bands: string;
  sourceName: string;
  /** Empty where the publication has no address. */
  sourceLink: string;
  sourceDay: ColumnType<Date, string, string>;
  sample: boolean;
  updatedAt: Date;
  csvImportId: string | null;
}

/** The columns that name a tariff. */
export const tariffColumns = ['carrierCode', 'port', 'direction', 'box', 'charge', 'validFrom'] as const;

export const migrations: readonly Migration[] = [
  migration(
    '101_demurrageTariff',
    `create table demurrage_tariff (
      carrier_code text not null references carrier,
      port text not null references port,
      direction text not null check (direction in ('import', 'export')),
      box text not null check (box in ('20DRY', '40DRY', '45DRY', '20RF', '40RF', '20SPECIAL', '40SPECIAL')),
      charge text not null check (charge in ('demurrage', 'detention', 'combined', 'storage')),
      valid_from date not null,
      valid_to date,
      free_days smallint not null check (free_days between 0 and 99),
      free_day_count text not null check (free_day_count in ('calendar', 'working')),
      currency text not null check (currency in ('USD', 'CNY', 'EUR')),
      bands text not null,
      source_name text not null,
      source_link text not null,
      source_day date not null,
      sample boolean not null,
      updated_at timestamptz not null,
      csv_import_id uuid references csv_import,
      primary key (carrier_code, port, direction, box, charge, valid_from),
      check (valid_to >= valid_from))`,
    // A range of one text compares for equality without an extension.
    'create type demurrage_key as range (subtype = text, collation = "C")',
    `alter table demurrage_tariff add constraint demurrage_tariff_validity exclude using gist (
      demurrage_key(
        port || ' ' || carrier_code || ' ' || direction || ' ' || box || ' ' || charge || ' ' || sample::int,
        port || ' ' || carrier_code || ' ' || direction || ' ' || box || ' ' || charge || ' ' || sample::int,
        '[]') with &&,
      daterange(valid_from, valid_to, '[]') with &&) deferrable initially deferred`,
    'create index demurrage_tariff_port on demurrage_tariff (port, direction, box, valid_from)',
  ),
];
