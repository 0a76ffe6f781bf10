import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';
import { upSearchIndex } from './articles/articleIndex.ts';
import { fewSyllables, spelledTermsOf } from './articles/terms.ts';

const statements = [
  `create table news_article (
    id uuid primary key,
    category_id smallint not null check (category_id between 0 and 3),
    state text not null check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
    title_zh text not null,
    title_en text not null,
    brief_zh text not null,
    brief_en text not null,
    body_zh text not null,
    body_en text not null,
    original boolean not null,
    source_zh text not null,
    source_en text not null,
    source_url text check (source_url ~ '^https?://'),
    picture text check (picture ~ '^/[^/]'),
    facts jsonb not null,
    ports text[] not null,
    lanes text[] not null,
    publish_at timestamptz,
    changed_at timestamptz,
    created_at timestamptz not null,
    revision integer not null check (revision > 0),
    minutes_zh smallint not null,
    minutes_en smallint not null,
    terms_zh text not null,
    terms_en text not null,
    body_terms_zh text not null,
    body_terms_en text not null,
    -- Where an import took it from, so that it is taken once.
    taken_from text unique,
    sample boolean not null,
    check (state in ('draft', 'withdrawn') or publish_at is not null)
  )`,
  `create index news_article_published on news_article (publish_at desc, id) where state in ('scheduled', 'published')`,
  `create index news_article_category on news_article (category_id, publish_at desc, id) where state in ('scheduled', 'published')`,
  `create table news_revision (
    article_id uuid not null references news_article on delete cascade,
    revision integer not null check (revision > 0),
    staff_id uuid references staff,
    at timestamptz not null,
    -- All that an editor wrote, as it stood then.
    content jsonb not null,
    primary key (article_id, revision)
  )`,
  `create table news_collection (
    tenant_id uuid not null,
    account_id uuid not null,
    article_id uuid not null references news_article on delete cascade,
    collected_at timestamptz not null,
    primary key (tenant_id, account_id, article_id)
  )`,
  `create index news_collection_article on news_collection (article_id)`,
  // The ports where ships bunker: not all of them are container ports.
  `create table fuel_port (
    code text primary key,
    position smallint not null,
    name_zh text not null,
    name_en text not null
  )`,
  `insert into fuel_port (code, position, name_zh, name_en) values
    ('SGSIN', 1, '新加坡', 'Singapore'), ('CNZOS', 2, '舟山', 'Zhoushan'), ('NLRTM', 3, '鹿特丹', 'Rotterdam'),
    ('AEFJR', 4, '富查伊拉', 'Fujairah'), ('HKHKG', 5, '香港', 'Hong Kong'), ('KRPUS', 6, '釜山', 'Busan'),
    ('USHOU', 7, '休斯敦', 'Houston'), ('USLAX', 8, '洛杉矶', 'Los Angeles'), ('GIGIB', 9, '直布罗陀', 'Gibraltar'),
    ('PAPAN', 10, '巴拿马', 'Panama')`,
  `create table fuel_price (
    port_code text not null references fuel_port,
    grade text not null check (grade in ('VLSFO', 'HSFO', 'MGO')),
    day date not null,
    cents integer not null check (cents > 0),
    source text not null,
    recorded_at timestamptz not null,
    sample boolean not null,
    primary key (grade, day, port_code)
  )`,
];

/** Creates articles with all their revisions, collections, and fuel prices. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Pictures that editors upload, served publicly. */
async function upPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_picture (
      id uuid primary key,
      blob_key text not null,
      media_type text not null check (media_type in ('image/jpeg', 'image/png')),
      bytes integer not null,
      width integer not null,
      height integer not null,
      staff_id uuid not null references staff,
      created_at timestamptz not null,
      -- Null until its bytes have arrived.
      stored_at timestamptz
    )`.execute(db);
  await sql`create index news_article_saved on news_article (coalesce(changed_at, created_at) desc, id)`.execute(
    db,
  );
}

/** Summaries are found by their reading; the search terms are stored with each article. */
async function upSpelled(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; briefZh: string }>`
    select id, brief_zh as "briefZh" from news_article where brief_zh <> ''`.execute(db);
  for (const { id, briefZh } of rows) {
    const spelled = spelledTermsOf(briefZh, fewSyllables);
    await sql`update news_article set terms_zh = terms_zh || ${spelled} where id = ${id}`.execute(db);
  }
}

/** A text is parsed once, when it is saved; a text from an older version is parsed at its next visit. */
async function upBlocks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table news_article add blocks_zh jsonb, add blocks_en jsonb,
      add blocks_version smallint not null default 0`.execute(db);
}

/** The desk searches by headlines and sources. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'news_article', foldedSql(['title_zh', 'title_en', 'source_zh', 'source_en']));
}

/** Files that articles link to. */
async function upAttachments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_attachment (
      id uuid primary key,
      blob_key text not null,
      name text not null,
      media_type text not null,
      bytes integer not null,
      staff_id uuid not null references staff,
      created_at timestamptz not null,
      -- Null until its bytes have arrived.
      stored_at timestamptz
    )`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '019_news', up },
  { name: '051_newsPictures', up: upPictures },
  { name: '064_newsSpelled', up: upSpelled },
  { name: '075_newsBlocks', up: upBlocks },
  { name: '082_newsSearch', up: upSearchIndex },
  { name: '084_newsDeskIndex', up: upTextIndex },
  { name: '106_newsAttachments', up: upAttachments },
];
