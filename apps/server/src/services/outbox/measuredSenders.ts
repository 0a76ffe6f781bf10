import { askOutside } from '../../telemetry/outside.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Message, Senders } from './outbox.ts';

/** The senders of messages, each message measured by its kind alone. */
export function measuredSenders({ sms, email, push }: Senders, telemetry: Telemetry): Senders {
  const measured = (kind: Message['kind'], sender: Senders['sms']): Senders['sms'] => ({
    send: (message) => askOutside(telemetry, kind, 'send', () => sender.send(message)),
  });
  return { sms: measured('sms', sms), email: measured('email', email), push: measured('push', push) };
}
