import { expect, test } from 'vitest';
import { upload } from '../contract/upload.ts';
import type { Gateway } from './createGateway.ts';
import { GatewayError } from './errors.ts';
import type { Transport, Wire } from './transport.ts';
import { createUpload } from './upload.ts';

/** Returns a gateway whose uploads are really sent by the browser, to a server that reports how it was reached. */
function gatewayTo(url: string, timeout = new AbortController()) {
  const wires: Wire[] = [];
  const send = async (
    call: unknown,
    _input: unknown,
    options: { transport?: Transport; signal?: AbortSignal },
  ) => {
    if (call === upload.uploadToken) {
      return { token: 'up', expireDate: new Date(Date.now() + 240_000).toISOString() };
    }
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(3_000_000)]));
    const signal = options.signal ?? timeout.signal;
    const request = {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      cache: 'default',
      keepalive: false,
      signal,
    } as const;
    const wire = await options.transport?.(url, request);
    if (wire) wires.push(wire);
    return {};
  };
  const gateway = { send, now: () => new Date() } as unknown as Gateway;
  return { wires, upload: createUpload(gateway) };
}
const picture = new Blob(['x'], { type: 'image/png' });

test('a real request reports its progress, its status and its text', async () => {
  const { wires, upload: send } = gatewayTo('/nobody-answers-here');
  const seen: number[] = [];
  await send(upload.upload, picture, {
    purpose: 'avatar',
    onProgress: ({ loaded, total }) => seen.push(loaded / total),
  });
  expect(seen.at(-1)).toBe(1);
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  expect(wires[0]?.status).toBeGreaterThanOrEqual(200);
  expect(typeof wires[0]?.text).toBe('string');
});

test('a place that cannot be reached rejects, so that the gateway may try again', async () => {
  const { upload: send } = gatewayTo('http://127.0.0.1:1/');
  await expect(send(upload.upload, picture, { purpose: 'avatar' })).rejects.toThrow(TypeError);
});

test('ended by the caller, the request is taken back', async () => {
  const caller = new AbortController();
  const { wires, upload: send } = gatewayTo('/nobody-answers-here');
  const sent = send(upload.upload, picture, {
    purpose: 'avatar',
    signal: caller.signal,
    onProgress: () => caller.abort(new GatewayError('cancelled', 'test')),
  });
  await expect(sent).rejects.toThrow(GatewayError);
  expect(wires).toEqual([]);
});
