import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Message, MessageSender } from '../outbox/outbox.ts';
import { lookupOutside } from '../outside.ts';
import { type BrowserKeys, encryptForBrowser } from './encrypt.ts';
import { endpointOf } from './endpoint.ts';
import { payloadOf } from './payload.ts';
import { webPushSettings } from './settings.ts';
import { liveSubscriptions } from './subscriptions.ts';
import { vapidHeader, vapidKeyOf } from './vapid.ts';

/** Milliseconds for one request with its response. */
const timeout = 10_000;
/** Seconds for which a push service stores a message for a browser that is offline. */
const storedSeconds = 86_400;

/** A push that failed. Its message names no endpoint, because failures are logged. */
class PushFailure extends Error {
  override readonly name = 'PushFailure';
}

/**
 * Sends notifications to browsers. A subscription whose session has ended gets none, and one that the push service no
 * longer knows is deleted.
 */
export function pushSender(config: Config, db: Db, clock: Clock): MessageSender {
  const { secret, operator, publicUrl } = config;
  const { insideAllowed } = config.of(webPushSettings);
  const key = vapidKeyOf(secret);
  const contact = operator.email === null ? publicUrl : `mailto:${operator.email}`;
  return {
    async send(message) {
      const now = clock.now();
      const subscription = await liveSubscriptions(db, now)
        .select(['pushSubscription.tenantId', 'pushSubscription.id', 'endpoint', 'p256dh', 'auth'])
        .where('pushSubscription.id', '=', message.to)
        .executeTakeFirst();
      if (!subscription) return;
      const endpoint = endpointOf(subscription.endpoint, insideAllowed);
      if (!endpoint) throw new PushFailure('an endpoint that this server may not open');
      const authorization = vapidHeader(key, { endpoint, contact, now });
      const status = await post(endpoint, message, { ...subscription, authorization, insideAllowed });
      if (status === 404 || status === 410) return removeSubscription(db, subscription);
      if (status < 200 || status > 299) throw new PushFailure(`status ${status}`);
    },
  };
}

interface Posting extends BrowserKeys {
  readonly authorization: string;
  readonly insideAllowed: boolean;
}

const refusingInside = lookupOutside(() => new PushFailure('an address inside'));

/** Posts a message and returns the status. The body of the response is not read. */
async function post(
  endpoint: URL,
  message: Message,
  { authorization, insideAllowed, ...keys }: Posting,
): Promise<number> {
  const body = encryptForBrowser(payloadOf(message), keys);
  const headers = {
    authorization,
    ttl: storedSeconds,
    // A message that is sent again replaces itself.
    topic: message.id.replaceAll('-', ''),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
  };
  const request = endpoint.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeout);
  const options = { method: 'POST', headers, signal, agent: false as const };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(endpoint, insideAllowed ? options : { ...options, lookup: refusingInside }, resolve);
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(error instanceof PushFailure ? error : new PushFailure(error.code ?? 'no response')),
    );
    sent.end(body);
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}

async function removeSubscription(
  db: Db,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<void> {
  await db.deleteFrom('pushSubscription').where('tenantId', '=', tenantId).where('id', '=', id).execute();
}
