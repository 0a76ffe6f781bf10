import type { Send } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';

/** Follows a route, or stops following it. */
export async function setFollowed(
  send: Send,
  { origin, destination }: { readonly origin: string; readonly destination: string },
  followed: boolean,
): Promise<void> {
  await send(attention.addOrUpdateAttention, { body: { origin, destination, followed } });
}
