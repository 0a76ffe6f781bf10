import { ECDH } from 'node:crypto';
import { webPush } from '@fairway/gateway/contract/webPush';
import { type Route, read, write } from '../../http/answer.ts';
import { endpointOf } from '../../services/webPush/endpoint.ts';
import { webPushSettings } from '../../services/webPush/settings.ts';
import { vapidKeyOf } from '../../services/webPush/vapid.ts';
import { isSubscribed, subscribe, unsubscribe } from './store.ts';

export const routes: readonly Route[] = [
  read(webPush.selectKey, async ({ db, caller, config }) => ({
    key: vapidKeyOf(config.secret).publicKey,
    subscribed: await isSubscribed(db, caller),
  })),
  write(webPush.subscribe, async ({ db, caller, body, config, language, now, refuse }) => {
    const { insideAllowed } = config.of(webPushSettings);
    if (!endpointOf(body.endpoint, insideAllowed) || !isPoint(body.keys.p256dh))
      return refuse('pushServiceUnfit');
    await subscribe(db, caller, { ...body, language }, now);
    return null;
  }),
  write(webPush.unsubscribe, async ({ db, caller }) => {
    await unsubscribe(db, caller);
    return null;
  }),
];

/** Whether a key of a browser is a point on P-256. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
