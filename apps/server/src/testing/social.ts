import { auth } from '@fairway/gateway/contract/auth';
import type { DataOf } from '@fairway/gateway/contract/call';
import { currentTexts } from '@fairway/trade';
import type { TestClient } from './client.ts';
import type { TestServer } from './server.ts';

type Started = DataOf<typeof auth.weixinQrLogin>;

/** Requests a login by the social app. */
export async function startSocial(
  client: TestClient,
  { callbackUrl = '/shipPriceInfo?login=1', bindPhoneUrl = '/bindPhone' } = {},
): Promise<Started> {
  const query = { loginPortal: 1 as const, callbackUrl, bindPhoneUrl };
  return (await client.raw(auth.weixinQrLogin, { query })).data;
}

/** Returns the state of a scan, as one browser reads it. */
export async function scanOf(client: TestClient, state: string): Promise<DataOf<typeof auth.weixinQrStatus>> {
  return (await client.raw(auth.weixinQrStatus, { query: { state } })).data;
}

/** Opens an address on a phone, follows its redirect, and submits the page of the sandbox's social app. */
export async function answerOnPhone(
  address: string,
  action: 'confirm' | 'refuse' | 'expire',
  name = '',
): Promise<Response> {
  const redirect = await fetch(address);
  const body = new URLSearchParams({ account: '', name, action });
  return fetch(redirect.url, { method: 'POST', body });
}

/** Returns a browser whose user has confirmed on a phone as `name`, and the code to exchange. */
export async function confirmed(server: TestServer, name: string, client = server.client()) {
  const { state, scanUrl } = await startSocial(client);
  await answerOnPhone(scanUrl ?? '', 'confirm', name);
  const { wxcode } = await scanOf(client, state);
  return { client, proof: { state, wxcode: wxcode ?? '' } };
}

export const exchange = (client: TestClient, proof: { state: string; wxcode: string }, more: object = {}) =>
  client.raw(auth.weixinLogin, { body: { ...proof, loginPortal: 1, ...more } });

export const bind = (
  client: TestClient,
  proof: { state: string; wxcode: string },
  phone: string,
  verifyCode: string,
  more: object = {},
) =>
  client.raw(auth.bindPhonePcWeixinLogin, {
    body: {
      ...{ ...proof, phone, verifyCode, loginPortal: 1 },
      agreed: currentTexts('agreement', 'privacy'),
      ...more,
    },
  });
