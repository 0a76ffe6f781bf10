import { GatewayError } from '@fairway/gateway';
import { otherDevice } from '@fairway/gateway/contract/auth';
import { useNotices } from '@fairway/site';
import { type AgreedText, currentTexts, registrationConsents } from '@fairway/trade';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { AgreeText } from './AgreeText.tsx';
import type { words } from './words.zh.ts';

/** The further fields of a login. */
export interface Answered {
  /** Takes the other device offline. */
  readonly forceTicket?: string | undefined;
  /** Texts that the reader agreed to just now. */
  readonly agreed?: AgreedText[] | undefined;
}

type LoginOnce = <Opened>(send: (answered: Answered) => Promise<Opened>) => Promise<Opened | null>;

/**
 * Sends a login; if it opens a new account, or a text has changed, asks the user to agree first, and if the account is
 * active on another device, whether to log that one out. Then it is sent again with the choice. Null if the reader
 * cancels.
 */
export function useLoginOnce(): LoginOnce {
  const { t, format } = useWords<typeof words>();
  const { questions } = useNotices();
  const mayForce = (lastSeenAt: string) =>
    questions.ask({
      title: t('login.otherDeviceTitle'),
      text: t('login.otherDeviceText', { time: format.instant(lastSeenAt) }),
      confirmLabel: t('login.force'),
      cancelLabel: t('login.keep'),
    });
  const agrees = () =>
    questions.ask({
      title: t('login.agreeTitle'),
      text: <AgreeText />,
      confirmLabel: t('login.agreeGoOn'),
      cancelLabel: t('login.keep'),
    });
  return async (send) => {
    for (let answered: Answered = {}; ; ) {
      try {
        return await send(answered);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (error.codeName === 'consentNeeded' && !answered.agreed) {
          if (!(await agrees())) return null;
          answered = { ...answered, agreed: currentTexts(...registrationConsents) };
        } else if (error.codeName === 'otherDeviceOnline') {
          const { ticket, lastSeenAt } = v.parse(otherDevice, error.data);
          if (!(await mayForce(lastSeenAt))) return null;
          answered = { ...answered, forceTicket: ticket };
        } else throw error;
      }
    }
  };
}
