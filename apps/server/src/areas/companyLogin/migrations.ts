import { type Migration, migration } from '../../database/migrations/index.ts';

export const migrations: readonly Migration[] = [
  migration(
    '100_oidcLogin',
    `create table oidc_login (
      state_hash bytea primary key,
      key_id text not null,
      door text not null check (door in ('staff', 'company')),
      provider_id uuid,
      return_path text not null,
      step text not null default 'waiting' check (step in ('waiting', 'returned', 'used')),
      returned bytea,
      account_id uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((door = 'company') = (provider_id is not null)),
      check ((step = 'returned') = (returned is not null))
    )`,
    `create index oidc_login_expires_at on oidc_login (expires_at)`,
    `create table company_login (
      tenant_id uuid not null unique,
      id uuid not null unique,
      issuer text not null,
      client_id text not null,
      client_secret bytea not null,
      domain text not null check (domain = lower(domain)),
      challenge text not null,
      proven_at timestamptz,
      enabled boolean not null default false,
      open_joining boolean not null default false,
      passwords boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      check (proven_at is not null or not enabled),
      check (enabled or passwords)
    )`,
    // A domain leads to one company; the database enforces it.
    `create unique index company_login_domain on company_login (domain) where proven_at is not null`,
    `create table company_identity (
      tenant_id uuid not null,
      id uuid not null,
      issuer text not null,
      subject text not null,
      account_id uuid not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, issuer, subject)
    )`,
    `create index company_identity_account on company_identity (tenant_id, account_id)`,
    `alter table login_log drop constraint login_log_way_check`,
    `alter table login_log add constraint login_log_way_check
      check (way in ('password', 'code', 'weixin', 'company', 'switch'))`,
    `alter table company_log drop constraint company_log_about_check`,
    `alter table company_log add constraint company_log_about_check
      check (about in ('department', 'employee', 'seat', 'login'))`,
  ),
  migration(
    '114_oidcLogout',
    `alter table oidc_login add column provider_session text`,
    `alter table session add column provider_session text`,
    `alter table staff_session add column provider_session text`,
    `create table oidc_logout (
      token_hash bytea primary key,
      expires_at timestamptz not null
    )`,
    `create index oidc_logout_expires_at on oidc_logout (expires_at)`,
  ),
];
