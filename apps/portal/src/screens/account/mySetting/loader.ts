import { consent } from '@fairway/gateway/contract/consent';
import { personalData } from '@fairway/gateway/contract/personalData';
import { user } from '@fairway/gateway/contract/user';
import type { LoaderArgs } from '@fairway/site';

/** Reads the own profile, and whether the account is being closed. */
export async function loader({ send }: LoaderArgs) {
  const [profile, closing, consents] = await Promise.all([
    send(user.profile, {}),
    send(personalData.selectClosing, {}),
    send(consent.selectMine, {}),
  ]);
  return { profile, closing, consents };
}
