import { personalData } from '@fairway/gateway/contract/personalData';
import { user } from '@fairway/gateway/contract/user';
import type { LoaderArgs } from '@fairway/site';

/** Reads the own profile, and whether the account is being closed. */
export async function loader({ send }: LoaderArgs) {
  const [profile, closing] = await Promise.all([
    send(user.profile, {}),
    send(personalData.selectClosing, {}),
  ]);
  return { profile, closing };
}
