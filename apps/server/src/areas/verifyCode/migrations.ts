import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table identity_proof (
    proof_hash bytea primary key,
    tenant_id uuid not null,
    account_id uuid not null,
    session_id uuid not null,
    contact text not null check (contact in ('phone', 'email')),
    purpose text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index identity_proof_expires_at on identity_proof (expires_at)`,
];

/** Proofs that somebody answered a code to their own phone or email. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '019_identityProof', up }];
