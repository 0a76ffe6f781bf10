import { migration } from '../../../database/migrations/index.ts';

const times = [
  'departure',
  'arrival',
  'empty_pick_up',
  'gate_open',
  'manifest_cut_off',
  'closing',
  'vgm_cut_off',
  'customs_cut_off',
  'full_box_in',
  'port_cut_off',
];
const prices = ['price_gp20', 'price_gp40', 'price_hq40'];
const freeDays = ['demurrage_days', 'detention_days'];
const texts = ['transit_port', 'currency'];
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const columns = (names: readonly string[], type: string) => names.map((name) => `${name} ${type},`).join(' ');
const formerly = (names: readonly string[], type: string) =>
  names.map((name) => `(former ->> '${camel(name)}')::${type},`).join(' ');

/**
 * One column for each former value, and the source once for each import: half the space. Columns of eight bytes come
 * first, so that none is padded. The table is copied, which leaves no space of the old rows behind.
 */
export const compactVersions = migration(
  '121_compactVersions',
  `create table version_source (
    id serial primary key,
    recorded_at timestamptz not null,
    csv_import_id uuid references csv_import,
    sample boolean not null,
    unique nulls not distinct (recorded_at, csv_import_id, sample)
  )`,
  `insert into version_source (recorded_at, csv_import_id, sample)
    select recorded_at, csv_import_id, sample from sailing_version group by 1, 2, 3 order by 1`,
  `create table compact_version (
    id bigserial not null,
    ${columns(times, 'timestamptz')}
    ${columns(prices, 'bigint')}
    sailing_id uuid not null,
    sea_route_id uuid not null,
    source_id integer not null references version_source,
    ${columns(freeDays, 'smallint')}
    added boolean not null,
    cancelled boolean not null,
    ${columns(texts, 'text')}
    carrier_code text,
    vessel_name text,
    voyage text,
    empty_fields jsonb,
    check (not (added and cancelled)),
    check (not cancelled or num_nonnulls(carrier_code, vessel_name, voyage, departure) = 4)
  )`,
  `insert into compact_version
    select version.id, ${formerly(times, 'timestamptz')} ${formerly(prices, 'bigint')}
      sailing_id, sea_route_id, source.id, ${formerly(freeDays, 'smallint')}
      kind = 'added', kind = 'cancelled', ${formerly(texts, 'text')} carrier_code, vessel_name, voyage,
      case when kind = 'changed' then (
        select jsonb_agg(field order by field) from jsonb_each(former) as each (field, value) where value = 'null'
      ) end
    from sailing_version as version
    join version_source as source
      on (source.recorded_at, source.sample) = (version.recorded_at, version.sample)
      and source.csv_import_id is not distinct from version.csv_import_id
    order by version.id`,
  // A new sequence, because Citus cannot move the sequence of one table to another.
  `select setval('compact_version_id_seq', last_value, is_called) from sailing_version_id_seq`,
  'drop table sailing_version',
  'alter table compact_version rename to sailing_version',
  'alter sequence compact_version_id_seq rename to sailing_version_id_seq',
  // No key: Citus would require the route in it, which doubles its size, and the sequence gives no id twice. Ids grow,
  // so that a page never has to make room.
  'create index sailing_version_id on sailing_version (id) with (fillfactor = 100)',
  'create index sailing_version_sailing on sailing_version (sailing_id)',
  'create index sailing_version_route on sailing_version (sea_route_id, source_id)',
);
