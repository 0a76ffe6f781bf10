import { GatewayError } from '@fairway/gateway';
import { otherDevice } from '@fairway/gateway/contract/auth';
import i18next from 'i18next';
import * as v from 'valibot';
import { questions } from '../../failures/notices.ts';
import type { Formats } from '../../language/format.ts';

/**
 * Sends a login; where the account is live on another device, asks whether to take that one offline and sends again
 * with the ticket that the refusal brought. Another device may be faster: then it asks again, about that one.
 * Null when the reader would rather not.
 */
export async function loginOnce<Opened>(
  send: (forceTicket?: string) => Promise<Opened>,
  format: Formats,
): Promise<Opened | null> {
  const { t } = i18next;
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
}
