import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Clock, systemClock } from '../../clock.ts';
import type { MessageSender } from '../outbox/outbox.ts';
import { type AcsCredentials, acs3Headers, canonicalQuery } from './acs3.ts';

export interface AliyunSmsSettings extends AcsCredentials {
  readonly endpoint: string;
  /** The approved signature, such as 航道. */
  readonly signName: string;
  /** The approved template, whose only variable is `code`. */
  readonly templateCode: string;
  /**
   * An approved template for messages without a code, whose only variable is `notice`; without it they are sent by
   * email only.
   */
  readonly noticeTemplateCode: string | undefined;
  /** Approved templates of single purposes, such as `CERTIFICATION`; each replaces the two above, with the same variable. */
  readonly templates: Readonly<Record<string, string>>;
}

const reply = v.object({ Code: v.string(), RequestId: v.optional(v.string()) });

/** The service took the request and refused it, or could not be reached. Carries its code, never the phone. */
class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** The service writes its own signature before the text and refuses a second one among the variables. */
const unsigned = (text: string) => text.replace(/^(【[^】]*】|\[[^\]]*\]\s)/, '');

/** Sends codes by Alibaba Cloud SMS (`SendSms`, version 2017-05-25), one signed request each. */
export function aliyunSms(settings: AliyunSmsSettings, clock: Clock = systemClock): MessageSender {
  return {
    async send(message) {
      const usual = message.code === undefined ? settings.noticeTemplateCode : settings.templateCode;
      const template = settings.templates[message.purpose] ?? usual;
      if (template === undefined) return;
      const values = message.code === undefined ? { notice: unsigned(message.text) } : { code: message.code };
      const url = new URL('/', settings.endpoint);
      url.search = canonicalQuery(
        new URLSearchParams({
          PhoneNumbers: message.to,
          SignName: settings.signName,
          TemplateCode: template,
          TemplateParam: JSON.stringify(values),
          OutId: message.id,
        }),
      );
      const headers = acs3Headers(
        {
          method: 'POST',
          url,
          action: 'SendSms',
          version: '2017-05-25',
          body: '',
          now: clock.now(),
          nonce: randomUUID(),
        },
        settings,
      );
      const answer = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) });
      const read = v.safeParse(reply, await answer.json().catch(() => null));
      if (!read.success) throw new SmsRefused(`HTTP ${answer.status} without a readable answer`);
      // Refusals such as isv.BUSINESS_LIMIT_CONTROL travel with HTTP 200.
      if (read.output.Code !== 'OK')
        throw new SmsRefused(`${read.output.Code}, request ${read.output.RequestId}`);
    },
  };
}
