import { utf8 } from './bytes.ts';

/** Zero bits at the front of a hash. */
function zeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** Reports whether a solution belongs to its challenge: its SHA-256 begins with that many zero bits. */
async function isSolved(proof: string, bits: number): Promise<boolean> {
  return zeros(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(proof)))) >= bits;
}

/** Solves a challenge by trying numbers: about a second of work for 16 bits, off the page's own thread. */
export async function solve(challenge: string, bits: number, signal: AbortSignal): Promise<string> {
  for (let number = 0; ; number += together) {
    signal.throwIfAborted();
    const proofs = Array.from({ length: together }, (_, index) => `${challenge}.${number + index}`);
    const solved = await Promise.all(proofs.map((proof) => isSolved(proof, bits)));
    const proof = proofs[solved.indexOf(true)];
    if (proof !== undefined) return proof;
  }
}

/** Numbers tried at once: one after the other each waits longer for its turn than for its hash. */
const together = 128;
