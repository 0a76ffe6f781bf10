import { GatewayError, type Send } from '@fairway/gateway';
import { expect, test, vi } from 'vitest';
import { createConnection, sendReportingLostSession, sendUntil } from './connection.ts';
import type { OpenGateway } from './siteGateway.ts';

const call = {
  method: 'GET',
  path: '/news',
  summary: 'News',
  caller: 'anyone',
} as unknown as Parameters<Send>[0];

/** Returns a gateway that responds with `value`, with the server's clock. */
function gatewayOf(send: Send): OpenGateway {
  return { send, now: () => new Date('2026-11-20T09:00:00Z'), endSession: async () => undefined };
}
const answering = (value: unknown) => gatewayOf((async () => value) as Send);

test('the gateway is fetched with the first call, once, and its clock counts from then on', async () => {
  const fetchGateway = vi.fn(async () => answering('rows'));
  const line = createConnection(fetchGateway);
  expect(fetchGateway).not.toHaveBeenCalled();
  expect(await Promise.all([line.send(call), line.send(call)])).toEqual(['rows', 'rows']);
  expect(fetchGateway).toHaveBeenCalledTimes(1);
  expect(line.now()).toEqual(new Date('2026-11-20T09:00:00Z'));
});

test('a gateway that could not be fetched is fetched by the next call', async () => {
  const fetchGateway = vi.fn<() => Promise<OpenGateway>>().mockRejectedValueOnce(new TypeError('off line'));
  fetchGateway.mockResolvedValue(answering('rows'));
  const line = createConnection(fetchGateway);
  await expect(line.send(call)).rejects.toThrow('off line');
  expect(await line.send(call)).toBe('rows');
});

test('a session that ends during a call is reported, and the call fails', async () => {
  const session = { token: 'held', expiresAt: '2026-12-20T00:00:00Z' };
  const reportLost = vi.fn(async () => undefined);
  const fails = (kind: 'session' | 'fault') =>
    sendReportingLostSession(
      (() => Promise.reject(new GatewayError(kind, 'news', { msg: 'why' }))) as Send,
      { current: () => session },
      reportLost,
      () => {},
    );
  await expect(fails('session')(call)).rejects.toThrow(GatewayError);
  expect(reportLost).toHaveBeenCalledExactlyOnceWith(session, 'why');
  await expect(fails('fault')(call)).rejects.toThrow(GatewayError);
  expect(reportLost).toHaveBeenCalledTimes(1);
});

test('a write is reported whether it fails or not; a read is not', async () => {
  const wrote = vi.fn();
  const send = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('off line'));
  const sendCall = sendReportingLostSession(
    send as unknown as Send,
    { current: () => null },
    async () => {},
    wrote,
  );
  await sendCall({ ...call, method: 'POST' });
  await expect(sendCall({ ...call, method: 'POST' })).rejects.toThrow('off line');
  expect(wrote).toHaveBeenCalledTimes(2);
  send.mockResolvedValueOnce();
  await sendCall({ ...call, method: 'GET' });
  expect(wrote).toHaveBeenCalledTimes(2);
});

test('a call of a page ends with its navigation, unless it has an end of its own', async () => {
  const original = vi.fn(async () => undefined);
  const { signal } = new AbortController();
  const own = new AbortController().signal;
  const send = sendUntil(original as unknown as Send, signal);
  await send(call, {}, { timeout: 1 });
  await send(call, {}, { signal: own });
  expect(original).toHaveBeenNthCalledWith(1, call, {}, { signal, timeout: 1 });
  expect(original).toHaveBeenNthCalledWith(2, call, {}, { signal: own });
});
