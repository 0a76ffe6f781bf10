import { auth } from '@fairway/gateway/contract/auth';
import type { SilentCalls } from '@fairway/site';
import { yesOrNo } from '@fairway/trade';

/**
 * Returns the reason why a token is no longer valid, in the server's words; undefined if it is valid or there is no
 * response.
 */
export async function reasonOf(checkedToken: string, { send }: SilentCalls): Promise<string | undefined> {
  try {
    const { status, msg } = await send(auth.checkPcLoginStatus, {}, { checkedToken });
    return status === yesOrNo.no ? msg : undefined;
  } catch {
    return undefined;
  }
}
