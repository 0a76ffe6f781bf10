import { GatewayError } from '@fairway/gateway';
import { otherDevice } from '@fairway/gateway/contract/auth';
import { useSite } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from './words.ts';

type LoginOnce = <Opened>(send: (forceTicket?: string) => Promise<Opened>) => Promise<Opened | null>;

/**
 * Sends a login; where the account is live on another device, asks whether to take that one offline and sends again
 * with the ticket that the refusal brought. Another device may be faster: then it asks again, about that one.
 * Null when the reader would rather not.
 */
export function useLoginOnce(): LoginOnce {
  const { t, format } = useWords();
  const { questions } = useSite();
  return async (send) => {
    for (let forceTicket: string | undefined; ; ) {
      try {
        return await send(forceTicket);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.codeName !== 'otherDeviceOnline') throw error;
        const { ticket, lastSeenAt } = v.parse(otherDevice, error.data);
        const force = await questions.ask({
          title: t('login.otherDeviceTitle'),
          text: t('login.otherDeviceText', { time: format.instant(lastSeenAt) }),
          confirmLabel: t('login.force'),
          cancelLabel: t('login.keep'),
        });
        if (!force) return null;
        forceTicket = ticket;
      }
    }
  };
}
