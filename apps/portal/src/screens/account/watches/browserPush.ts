import type { Send } from '@fairway/gateway';
import { webPush } from '@fairway/gateway/contract/webPush';

/** Whether this browser is notified; otherwise whether it can be, and what prevents it. */
export type PushState = 'on' | 'off' | 'unsupported' | 'addToHome' | 'blocked' | 'away';

const worker = '/push.js';

function supportOf(): 'supported' | 'unsupported' | 'addToHome' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  // Safari on iOS has push only for sites that were added to the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'addToHome' : 'unsupported';
}

/** Asks the server only where the browser has a subscription. */
export async function readState(send: Send): Promise<PushState> {
  const support = supportOf();
  if (support !== 'supported') return support;
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { key, subscribed } = await send(webPush.selectKey, {});
  return subscribed && keyOf(subscription) === key ? 'on' : 'off';
}

/** Asks the user, registers the service worker and stores the subscription. */
export async function turnOn(send: Send): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { key } = await send(webPush.selectKey, {});
  // Browsers fail in many ways where their push service cannot be reached.
  const subscription = await subscribeBrowser(key).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'away';
  await send(webPush.subscribe, { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
  return 'on';
}

/** The server stops first: a browser that keeps its subscription gets nothing. */
export async function turnOff(send: Send): Promise<PushState> {
  await send(webPush.unsubscribe, { body: {} });
  await currentSubscription().then((subscription) => subscription?.unsubscribe());
  return 'off';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribeBrowser(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key has to end first.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The server's key of a subscription as base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
