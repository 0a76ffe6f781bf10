import { auth } from '@fairway/gateway/contract/auth';
import type { SilentCalls } from '@fairway/site';
import { yesOrNo } from '@fairway/trade';

/** Why a token no longer counts, in the server's words; nothing where it still does or nobody answers. */
export async function reasonOf(checkedToken: string, { send }: SilentCalls): Promise<string | undefined> {
  try {
    const { status, msg } = await send(auth.checkPcLoginStatus, {}, { checkedToken });
    return status === yesOrNo.no ? msg : undefined;
  } catch {
    return undefined;
  }
}
