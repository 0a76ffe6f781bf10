import type { DataOf } from '../contract/call.ts';
import { headers } from '../contract/envelope.ts';
import { ruleEngine } from '../contract/ruleEngine.ts';
import { GatewayError } from './errors.ts';
import type { Answer } from './exchange.ts';
import { callName } from './exchange.ts';
import type { KeyStore, SigningKey } from './key.ts';
import { offerHandshake } from './key.ts';

/** Provides the signing key: one handshake at a time, shared by all waiting sends. */
export interface Keyring {
  /**
   * The key to sign with, read from storage each time so that all tabs share one; created by a handshake if there is no
   * key.
   */
  key(): Promise<SigningKey>;
  /** After the server rejected `keyId`: the key that another tab has created since then, or a new one by handshake. */
  replace(keyId: string): Promise<SigningKey>;
  /** Whether another tab has stored a key other than `keyId`. */
  hasOther(keyId: string): Promise<boolean>;
}

type Handshake = (clientKey: string) => Promise<Answer>;

/** Only the server decides whether a key has expired: this machine's clock may be wrong by years. */
export function keyring(store: KeyStore, handshake: Handshake): Keyring {
  let pending: Promise<SigningKey> | null = null;

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
    if (stored && stored.keyId !== not) return stored;
    const made = await make();
    await store.save(made);
    return made;
  };

  const shared = (not?: string): Promise<SigningKey> => {
    pending ??= store
      .alone(() => obtain(not))
      .finally(() => {
        pending = null;
      });
    return pending;
  };

  return {
    key: async () => (await store.load()) ?? shared(),
    replace: (keyId) => shared(keyId),
    async hasOther(keyId) {
      const stored = await store.load();
      return stored !== null && stored.keyId !== keyId;
    },
  };
}
