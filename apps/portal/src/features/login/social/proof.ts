import type { LoginPortal } from '@fairway/ui';
import * as v from 'valibot';

/** The result of a confirmed login by social app: valid once, for five minutes, in this browser. */
const proofShape = v.object({ wxcode: v.string(), state: v.string() });
export type SocialProof = v.InferOutput<typeof proofShape>;

/** The choices made in the dialog before the browser went to the social app. */
const choiceShape = v.object({
  portal: v.picklist([1, 2]),
  remember: v.boolean(),
  hash: v.optional(v.string(), ''),
});
export interface SocialChoice {
  readonly portal: LoginPortal;
  readonly remember: boolean;
  /** The part after `#`: it may be a secret, so it is kept here and sent in no address. */
  readonly hash: string;
}

const choiceKey = 'fairway.social.choice';
const proofKey = 'fairway.social.proof';

/** Keeps the choice while this tab is away. */
export const keepChoice = (choice: SocialChoice): void => keep(choiceKey, choice);

/** The stored choice; a tab without one logs in with the defaults of the dialog. */
export const keptChoice = (): SocialChoice =>
  readStored(choiceKey, choiceShape) ?? { portal: 1, remember: true, hash: '' };

/** Stores the proof of the account to bind, outside the address; null removes it. */
export const keepProof = (proof: SocialProof | null): void => keep(proofKey, proof);

/** The social account that a phone will be bound to, or null. */
export const keptProof = (): SocialProof | null => readStored(proofKey, proofShape);

/** The proof that an address carries; null unless it has both parts. */
export function proofIn(search: string): SocialProof | null {
  const query = new URLSearchParams(search);
  const wxcode = query.get('wxcode');
  const state = query.get('state');
  return wxcode && state ? { wxcode, state } : null;
}

/** The social login that waits for a phone: the one that the address brings just now, or that this tab keeps. */
export const waitingProof = (search: string): SocialProof | null => proofIn(search) ?? keptProof();

/** Returns the address without the parameters of a social login, so that they are neither shared nor exchanged twice. */
export function withoutProof(address: string): string {
  const url = new URL(address, 'http://portal');
  url.searchParams.delete('wxcode');
  url.searchParams.delete('state');
  return url.pathname + url.search + url.hash;
}

/** The values of this page if the browser has no storage; lost when the browser leaves for the social app. */
const here = new Map<string, string>();

function keep(key: string, value: object | null): void {
  here.delete(key);
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    if (value) here.set(key, JSON.stringify(value));
  }
}

function readStored<Shape extends v.GenericSchema>(key: string, shape: Shape): v.InferOutput<Shape> | null {
  try {
    const read = v.safeParse(shape, JSON.parse(here.get(key) ?? sessionStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
