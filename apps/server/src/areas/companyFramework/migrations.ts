import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table department (
    tenant_id uuid not null,
    id uuid not null,
    parent_id uuid,
    name text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, parent_id) references department (tenant_id, id)
  )`,
  `create unique index department_name on department
    (tenant_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name)`,
  `create table employee (
    tenant_id uuid not null,
    id uuid not null,
    department_id uuid,
    name text not null,
    phone text,
    email text,
    account_id uuid,
    invited_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, department_id) references department (tenant_id, id)
  )`,
  `create unique index employee_phone on employee (tenant_id, phone)`,
  `create unique index employee_email on employee (tenant_id, email)`,
  // An account belongs to one person; the database enforces it.
  `create unique index employee_account on employee (tenant_id, account_id)`,
  `create index employee_department on employee (tenant_id, department_id)`,
];

/** Departments and people of companies. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Links of invitations: one for each person, the latest. */
async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`create table employee_invitation (
    tenant_id uuid not null,
    employee_id uuid not null,
    link_hash bytea not null unique,
    kind text not null check (kind in ('sms', 'email')),
    invited_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
    answered_at timestamptz,
    account_id uuid,
    primary key (tenant_id, employee_id),
    foreign key (tenant_id, employee_id) references employee (tenant_id, id) on delete cascade
  )`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '032_companyFramework', up },
  { name: '056_employeeInvitation', up: addInvitations },
];
