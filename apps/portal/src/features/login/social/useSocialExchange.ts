import { GatewayError } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { useSite } from '@fairway/site';
import { useNavigate } from 'react-router-dom';
import { bindPhoneAddress } from '../../../screens/login/bindPhone/address.ts';
import { useLoginOnce } from '../forceOffline.tsx';
import { useOpenSession } from '../openSession.ts';
import { keepProof, keptProof, type SocialChoice, type SocialProof } from './proof.ts';

/**
 * Exchanges the result of a login by social app and opens the session. A social account without an account here
 * (20012011) continues silently to bind a phone; any other failure is shown (specification, point 8). `from` is the
 * address to stay at.
 */
export function useSocialExchange() {
  const navigate = useNavigate();
  const openSession = useOpenSession();
  const { send, toasts, messageOf } = useSite();
  const loginOnce = useLoginOnce();

  return async (
    proof: SocialProof,
    { portal, remember }: Omit<SocialChoice, 'hash'>,
    from?: string,
  ): Promise<void> => {
    keepProof(proof);
    try {
      const body = { ...proof, loginPortal: portal };
      const opened = await loginOnce(({ forceTicket }) =>
        send(auth.weixinLogin, { body: { ...body, forceTicket } }),
      );
      keepProof(null);
      if (!opened) return;
      await openSession({ token: opened.value, expiresAt: opened.expiresAt }, remember, from);
    } catch (error) {
      if (error instanceof GatewayError && error.codeName === 'socialLoginPending') {
        await navigate(bindPhoneAddress(), { replace: true });
        return;
      }
      // It has been bound to a phone since then, which spends it: this is no failure.
      if (keptProof()?.wxcode !== proof.wxcode) return;
      keepProof(null);
      const text = messageOf(error);
      if (text) toasts.show({ tone: 'bad', text, code: 'social-login' });
    }
  };
}
