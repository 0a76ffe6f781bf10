import { useAddress, useSession } from '@fairway/site';
import { type LoginAgainReason, loginAgainAddress } from '../../screens/login/loginAgain/address.ts';

/** Ends the session in this browser after it has ended on the server, and opens the page that shows the reason. */
export function useLeave(): (reason: LoginAgainReason) => Promise<void> {
  const session = useSession();
  const { navigate } = useAddress();
  return async (reason) => {
    await Promise.all([session.end(), navigate(loginAgainAddress({ reason }), { replace: true })]);
  };
}
