import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table push_campaign (
    id uuid primary key,
    version int not null default 1,
    running boolean not null default false,
    pages text[] not null,
    languages text[] not null,
    audiences text[] not null,
    starts_at timestamptz not null,
    ends_at timestamptz,
    user_action_type smallint not null check (user_action_type in (2, 3, 4)),
    scroll int not null check (scroll >= 0),
    stay_time int not null check (stay_time >= 0),
    delayed_time int not null check (delayed_time >= 0),
    precedence int not null,
    common_name text not null,
    common_name_en text not null,
    text_zh text not null,
    text_en text not null,
    action_zh text not null,
    action_en text not null,
    activity_url text not null,
    picture text not null,
    sample boolean not null default false,
    updated_at timestamptz not null
  )`,
  `create table push_answer (
    campaign_id uuid not null references push_campaign,
    reader bytea not null,
    day date not null,
    outcome text not null check (outcome in ('shown', 'closed', 'followed')),
    primary key (campaign_id, reader, day, outcome)
  )`,
  // Answers are loaded before a dialog is shown.
  'create index push_answer_reader on push_answer (reader, campaign_id)',
  'create index push_answer_day on push_answer (day)',
  `create table follow_float (
    one boolean primary key default true check (one),
    version int not null default 1,
    shown boolean not null,
    pages text[] not null,
    name_zh text not null,
    name_en text not null,
    tip_zh text not null,
    tip_en text not null,
    qr_code text not null,
    updated_at timestamptz not null
  )`,
];

/** Campaigns of the promotional dialog, their results, and the follow float. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '045_push', up }];
