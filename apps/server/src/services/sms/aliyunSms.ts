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
}

const reply = v.object({ Code: v.string(), RequestId: v.optional(v.string()) });

/** The service took the request and refused it, or could not be reached. Carries its code, never the phone. */
class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** Sends codes by Alibaba Cloud SMS (`SendSms`, version 2017-05-25), one signed request each. */
export function aliyunSms(settings: AliyunSmsSettings, clock: Clock = systemClock): MessageSender {
  return {
    async send(message) {
      if (message.code === undefined) throw new SmsRefused('only messages with a code have a template');
      const url = new URL('/', settings.endpoint);
      url.search = canonicalQuery(
        new URLSearchParams({
          PhoneNumbers: message.to,
          SignName: settings.signName,
          TemplateCode: settings.templateCode,
          TemplateParam: JSON.stringify({ code: message.code }),
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
