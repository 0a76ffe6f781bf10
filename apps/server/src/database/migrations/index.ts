import { type Kysely, sql } from 'kysely';
import { up as core } from './001_core.ts';
import { up as accounts } from './002_accounts.ts';
import { up as freight } from './003_freight.ts';
import { up as files } from './004_files.ts';
import { up as orders } from './005_orders.ts';
import { up as socialLogin } from './006_socialLogin.ts';
import { up as paymentAsked } from './007_paymentAsked.ts';
import { up as knownGuesses } from './008_knownGuesses.ts';
import { up as orderPeriods } from './009_orderPeriods.ts';
import { up as incidentAmounts } from './010_incidentAmounts.ts';
import { up as withheldMessages } from './011_withheldMessages.ts';
import { up as idempotencyHolder } from './012_idempotencyHolder.ts';
import { up as serverClock } from './013_serverClock.ts';
import { up as sampleFill } from './014_sampleFill.ts';
import { up as distribution } from './107_distribution.ts';

export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** A migration that is a list of statements. */
export function migration(name: string, ...statements: readonly string[]): Migration {
  return {
    name,
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** The server's first migrations in their order; later ones are with their area. A released one is never edited. */
export const migrations: readonly Migration[] = [
  { name: '001_core', up: core },
  { name: '002_accounts', up: accounts },
  { name: '003_freight', up: freight },
  { name: '004_files', up: files },
  { name: '005_orders', up: orders },
  { name: '006_socialLogin', up: socialLogin },
  { name: '007_paymentAsked', up: paymentAsked },
  { name: '008_knownGuesses', up: knownGuesses },
  { name: '009_orderPeriods', up: orderPeriods },
  { name: '010_incidentAmounts', up: incidentAmounts },
  { name: '011_withheldMessages', up: withheldMessages },
  { name: '012_idempotencyHolder', up: idempotencyHolder },
  { name: '013_serverClock', up: serverClock },
  { name: '014_sampleFill', up: sampleFill },
  { name: '107_distribution', up: distribution },
];
