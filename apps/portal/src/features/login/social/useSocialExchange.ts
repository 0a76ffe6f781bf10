import { GatewayError } from '@fairway/gateway';
import { auth } from '@fairway/gateway/contract/auth';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../failures/messageOf.ts';
import { toasts } from '../../../failures/notices.ts';
import { gateway } from '../../../gateway.ts';
import { useWords } from '../../../language/useWords.ts';
import { bindPhoneAddress } from '../../../screens/login/bindPhone/address.ts';
import { loginOnce } from '../forceOffline.ts';
import { useOpenSession } from '../openSession.ts';
import { keepProof, keptProof, type SocialChoice, type SocialProof } from './proof.ts';

/**
 * Exchanges what a login by social app brought and opens the session. A social account without an account here
 * (20012011) goes on silently to bind a phone; any other failure is told (specification, point 8). `from` is the
 * address to stay at.
 */
export function useSocialExchange() {
  const navigate = useNavigate();
  const openSession = useOpenSession();
  const { format } = useWords();

  return async (proof: SocialProof, { portal, remember }: SocialChoice, from?: string): Promise<void> => {
    keepProof(proof);
    try {
      const body = { ...proof, loginPortal: portal };
      const opened = await loginOnce(
        (forceTicket) => gateway.send(auth.weixinLogin, { body: { ...body, forceTicket } }),
        format,
      );
      keepProof(null);
      if (!opened) return;
      await openSession({ token: opened.value, expiresAt: opened.expiresAt }, remember, from);
    } catch (error) {
      if (error instanceof GatewayError && error.codeName === 'socialLoginPending') {
        await navigate(bindPhoneAddress(), { replace: true });
        return;
      }
      // Bound to a phone meanwhile, which spends it: nothing is wrong.
      if (keptProof()?.wxcode !== proof.wxcode) return;
      keepProof(null);
      const text = messageOf(error);
      if (text) toasts.show({ tone: 'bad', text, code: 'social-login' });
    }
  };
}
