import type { Config } from '../../config.ts';
import { smtpEmail } from '../email/smtpEmail.ts';
import { aliyunSms } from '../sms/aliyunSms.ts';
import type { MessageSender, Senders } from './outbox.ts';

/** Sends nothing: the message is read on the outbox page. */
const sandbox: MessageSender = { send: async () => {} };

/** The senders that the settings switch on. */
export function createSenders({ sms, email }: Config): Senders {
  return {
    sms: sms.service === 'aliyun' ? aliyunSms(sms) : sandbox,
    email: email.service === 'smtp' ? smtpEmail(email) : sandbox,
  };
}
