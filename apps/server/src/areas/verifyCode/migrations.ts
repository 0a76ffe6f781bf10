import { type Migration, migration } from '../../database/migrations/index.ts';

/** Creates the table of proofs that a user entered a code sent to their own phone or email. */
export const migrations: readonly Migration[] = [
  migration(
    '019_identityProof',
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
  ),
];
