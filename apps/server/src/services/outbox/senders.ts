import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { smtpEmail } from '../email/smtpEmail.ts';
import { aliyunSms } from '../sms/aliyunSms.ts';
import { pushSender } from '../webPush/pushSender.ts';
import type { MessageSender, Senders } from './outbox.ts';

/** Sends nothing: the message is read on the outbox page. */
const sandbox: MessageSender = { send: async () => {} };

/** The senders that the settings switch on. */
export function createSenders(config: Config, db: Db, clock: Clock): Senders {
  const { sms, email } = config;
  return {
    sms: sms.service === 'aliyun' ? aliyunSms(sms) : sandbox,
    email: email.service === 'smtp' ? smtpEmail(email) : sandbox,
    push: pushSender(config, db, clock),
  };
}
