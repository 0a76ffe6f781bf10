import { GatewayError } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { useAddress, useMutation } from '@fairway/site';
import { bindPhoneAddress } from '../../../screens/login/bindPhone/address.ts';
import { useLoginOnce } from '../forceOffline.tsx';
import { useOpenSession } from '../openSession.ts';
import { keepProof, keptProof, type SocialChoice, type SocialProof } from './proof.ts';

interface Exchange extends Omit<SocialChoice, 'hash'> {
  readonly proof: SocialProof;
  readonly from?: string | undefined;
}

/**
 * Exchanges the result of a login by social app and opens the session. A social account without an account here
 * (20012011) continues silently to bind a phone; any other failure is shown (specification, point 8). `from` is the
 * address to stay at.
 */
export function useSocialExchange() {
  const { navigate } = useAddress();
  const openSession = useOpenSession();
  const loginOnce = useLoginOnce();

  const exchange = useMutation(
    ({ proof, portal }: Exchange, send) => {
      keepProof(proof);
      const body = { ...proof, loginPortal: portal };
      return loginOnce(({ forceTicket }) => send(auth.weixinLogin, { body: { ...body, forceTicket } }));
    },
    {
      subject: 'social-login',
      onSuccess: (opened, { remember, from }) => {
        keepProof(null);
        return opened && openSession({ token: opened.value, expiresAt: opened.expiresAt }, remember, from);
      },
      onError: (error, { proof }) => {
        if (error instanceof GatewayError && error.codeName === 'socialLoginPending') {
          void navigate(bindPhoneAddress(), { replace: true });
          return true;
        }
        // It has been bound to a phone since then, which spends it: this is no failure.
        if (keptProof()?.wxcode !== proof.wxcode) return true;
        keepProof(null);
        return false;
      },
      refresh: false,
    },
  );
  return (proof: SocialProof, choice: Omit<SocialChoice, 'hash'>, from?: string): Promise<void> =>
    exchange.mutate({ proof, from, ...choice });
}
