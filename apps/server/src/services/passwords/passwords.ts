import { availableParallelism } from 'node:os';
import { createSlots } from '../slots.ts';
import type { Hasher } from './hasher.ts';
import { hashingThreads } from './hashingThreads.ts';

/** Passwords as Argon2id in PHC form. Both functions throw `SlotsFull` when too many hashes wait. */
export interface Passwords {
  hashPassword(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash. With null it does the same work against a decoy and returns false,
   * so that an absent account costs the same as a present one.
   */
  passwordMatches(stored: string | null, password: string): Promise<boolean>;
}

export function createPasswords(hasher: Hasher, atOnce: number, mostWaiting: number): Passwords {
  const slots = createSlots(atOnce, mostWaiting);
  let decoy: Promise<string> | undefined;
  return {
    hashPassword: (password) => slots.run(() => hasher.hash(password)),
    async passwordMatches(stored, password) {
      const matches = await slots.run(async () => {
        decoy ??= hasher.hash('decoy');
        return hasher.verify(stored ?? (await decoy), password);
      });
      return matches && stored !== null;
    },
  };
}

/** Each hash occupies a core and 19 MiB. One core is left to those who only read (TRUST 11). */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));

export const { hashPassword, passwordMatches } = createPasswords(hashingThreads(), atOnce, 100);
