import { useAddress, useSession } from '@fairway/site';
import { type LoginAgainReason, loginAgainAddress } from '../../screens/login/loginAgain/address.ts';

/** Ends the session here too, after one that has ended everywhere, and leads to the page that says why. */
export function useLeave(): (reason: LoginAgainReason) => Promise<void> {
  const session = useSession();
  const { navigate } = useAddress();
  return async (reason) => {
    await Promise.all([session.end(), navigate(loginAgainAddress({ reason }), { replace: true })]);
  };
}
