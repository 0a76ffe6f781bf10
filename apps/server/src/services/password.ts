import { availableParallelism } from 'node:os';
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import { createSlots } from './slots.ts';

// OWASP password storage: Argon2id with 19 MiB, two passes, one lane. `Algorithm` is a const enum.
const options: Options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Each hash keeps a core and 19 MiB busy. One core is left to everybody who only reads (TRUST 11); the rest wait their turn. */
const slots = createSlots(Math.max(1, availableParallelism() - 1), 100);

/** The Argon2id hash to store for a password, in PHC form. Throws `SlotsFull` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, options));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the stored hash. With null it does the same work against a decoy and says
 * no, so that an absent account costs the same as a present one.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('decoy', options);
  const against = stored ?? (await decoy);
  const matches = await slots.run(() => verify(against, password));
  return matches && stored !== null;
}
