import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_key (
      key_id text primary key,
      secret bytea not null,
      visitor_id uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index signing_key_expires_at on signing_key (expires_at)`.execute(db);

  await sql`
    create unlogged table nonce (
      key_id text not null,
      nonce text not null,
      spent_at timestamptz not null,
      primary key (key_id, nonce)
    )`.execute(db);
  await sql`create index nonce_spent_at on nonce (spent_at)`.execute(db);

  await sql`
    create unlogged table rate_limit (
      key text primary key,
      hits timestamptz[] not null default '{}',
      window_start timestamptz not null,
      count integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limit_expires_at on rate_limit (expires_at)`.execute(db);

  await sql`
    create table idempotency_record (
      scope text not null,
      key_hash bytea not null,
      request_hash bytea not null,
      answer bytea,
      locked_until timestamptz not null,
      created_at timestamptz not null,
      primary key (scope, key_hash)
    )`.execute(db);
  await sql`create index idempotency_record_created_at on idempotency_record (created_at)`.execute(db);

  await sql`
    create table outbox_message (
      id uuid primary key,
      to_address text not null,
      kind text not null check (kind in ('sms', 'email')),
      purpose text not null,
      code text,
      subject text,
      text text not null,
      language text not null check (language in ('zh', 'en')),
      created_at timestamptz not null,
      sent_at timestamptz,
      attempts integer not null default 0,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed'))
    )`.execute(db);
  await sql`create index outbox_message_to on outbox_message (to_address, created_at desc)`.execute(db);
  await sql`create index outbox_message_created_at on outbox_message (created_at desc, id desc)`.execute(db);

  await sql`
    create table page_access (
      path text primary key,
      access text not null check (access in ('open', 'login', 'soon'))
    )`.execute(db);
  for (const [access, paths] of Object.entries(pages)) {
    for (const path of paths) {
      await sql`insert into page_access (path, access) values (${path}, ${access})`.execute(db);
    }
  }
}

/** The initial access of the portal's pages; staff change it row by row. Point 2 of the specification names them. */
const pages = {
  open: [
    '/',
    '/aboutUs',
    '/agreement',
    '/bindPhone',
    '/dataChart',
    '/forgetPassword',
    '/insuranceCompany',
    '/insure',
    '/loginAgain',
    '/logisticsTool',
    '/logisticsTool/shipLocation',
    '/newsDetail',
    '/newsInformation',
    '/newsInformationSearch',
    '/shipPriceInfo',
    '/wikipedia',
  ],
  login: [
    '/DataStatistics',
    '/authenticationManage',
    '/city',
    '/companyFramework',
    '/distributeSeat',
    '/followInfo',
    '/infoCollection',
    '/insureRecord',
    '/myFollow',
    '/mySetting',
    '/myVipInfo',
    '/order',
    '/orderDetail',
    '/orderRecord',
    '/production',
    '/reverify',
    '/sailDetail',
    '/security',
    '/verify',
  ],
};
