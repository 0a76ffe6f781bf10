import { auth } from '@fairway/gateway/contract/auth';
import { gateway, keyStore } from '../gateway.ts';

/** A server that does not answer must not keep anybody waiting to be logged out. */
const patience = 5_000;

/** Ends the session on the server with the token that is open at this moment, and forgets the signing key. */
export async function endSession(): Promise<void> {
  await gateway.send(auth.logout, {}, { timeout: patience }).catch(() => undefined);
  await keyStore.clear();
}

/** Why a token no longer counts, in the server's words; nothing where it still does or nobody answers. */
export async function reasonOf(checkedToken: string): Promise<string | undefined> {
  try {
    const { status, msg } = await gateway.send(auth.checkPcLoginStatus, {}, { checkedToken });
    return status === 0 ? msg : undefined;
  } catch {
    return undefined;
  }
}
