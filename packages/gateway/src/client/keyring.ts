import type { DataOf } from '../contract/call.ts';
import { headers } from '../contract/envelope.ts';
import { ruleEngine } from '../contract/ruleEngine.ts';
import type { ServerClock } from './clock.ts';
import { GatewayError } from './errors.ts';
import type { Answer } from './exchange.ts';
import { callName } from './exchange.ts';
import type { KeyStore, SigningKey } from './key.ts';
import { offerHandshake } from './key.ts';

/** Holds the signing key: one handshake at a time, shared by all who wait for it. */
export interface Keyring {
  /** The key to sign with; makes one by a handshake when there is none. */
  key(): Promise<SigningKey>;
  /** After the server did not know `keyId`: the key that another tab made meanwhile, else by a handshake. */
  replace(keyId: string): Promise<SigningKey>;
  /** A key newer than `keyId` that another tab stored; null without one. */
  newer(keyId: string): Promise<SigningKey | null>;
}

type Handshake = (clientKey: string) => Promise<Answer>;

export function keyring(store: KeyStore, clock: ServerClock, handshake: Handshake): Keyring {
  let held: SigningKey | null = null;
  let pending: Promise<SigningKey> | null = null;

  const usable = (key: SigningKey | null, not?: string): key is SigningKey =>
    key !== null && key.keyId !== not && Date.parse(key.expiresAt) > clock.now();

  const make = async (): Promise<SigningKey> => {
    const offer = await offerHandshake();
    const answer = await handshake(offer.publicKey);
    const serverKey = answer.headers.get(headers.serverKey);
    const keyId = answer.headers.get(headers.keyId);
    const call = callName(ruleEngine.generateVisitorId);
    if (!serverKey || !keyId) throw new GatewayError('malformed', call);
    const { visitorId, expiresAt } = answer.data as DataOf<typeof ruleEngine.generateVisitorId>;
    const key = await offer.derive(serverKey).catch((cause: unknown) => {
      throw new GatewayError('malformed', call, { cause });
    });
    return { keyId, key, expiresAt, visitorId };
  };

  const obtain = async (not?: string): Promise<SigningKey> => {
    const stored = await store.load();
    if (usable(stored, not)) return stored;
    const made = await make();
    await store.save(made);
    return made;
  };

  const shared = (not?: string): Promise<SigningKey> => {
    pending ??= store
      .alone(() => obtain(not))
      .then((key) => {
        held = key;
        return key;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };

  return {
    key: async () => (usable(held) ? held : shared()),
    replace: (keyId) => shared(keyId),
    async newer(keyId) {
      const stored = await store.load();
      if (!usable(stored, keyId)) return null;
      held = stored;
      return stored;
    },
  };
}
