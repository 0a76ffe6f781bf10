import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { openRaw, sendRaw } from '../../testing/rawHttp.ts';
import { sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

const signed = [
  `x-key-id: ${'k'.repeat(22)}`,
  `x-signature: ${'s'.repeat(43)}`,
  `x-nonce: ${'n'.repeat(22)}`,
  `x-timestamp: ${new Date('2026-11-20T02:00:00.000Z').getTime()}`,
];
/** The head of a write with a body of so many bytes, which the test may or may not send. */
const head = (bytes: number, ...more: string[]) => [
  'POST /api/sample/write HTTP/1.1',
  'host: x',
  'content-type: application/json',
  `content-length: ${bytes}`,
  ...more,
];
const begun = (lines: readonly string[]) => openRaw(server.url, `${lines.join('\r\n')}\r\n\r\n{`);

describe('TRUST 43: slow clients', () => {
  it('TRUST 43: heads and bodies that never complete are ended, and other requests are handled in the meantime', async () => {
    const heads = Array.from({ length: 500 }, () =>
      openRaw(server.url, 'GET /api/sample/read HTTP/1.1\r\nhost: x\r\nx-slow: '),
    );
    const bodies = Array.from({ length: 100 }, () => begun(head(1000, ...signed)));
    const read = async () => (await fetch(`${server.url}/api/sample/read`)).status;
    expect(new Set(await Promise.all(Array.from({ length: 50 }, read)))).toEqual(new Set([200]));
    const answers = await Promise.all([...heads, ...bodies].map(({ answer }) => answer));
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });
});

describe('a body is not read', () => {
  it.each([
    ['without a signature', head(1_000_000), '400 Bad Request', 40001],
    [
      'with a session but no signature',
      head(1_000_000, 'authorization: Bearer abc'),
      '401 Unauthorized',
      40103,
    ],
    [
      'with a signature of no shape',
      head(1_000_000, 'x-key-id: k', 'x-signature: s'),
      '400 Bad Request',
      40001,
    ],
    ['of more than 32 kB', head(32_769, ...signed), '413 Payload Too Large', 41300],
    ['from another site', head(1000, ...signed, 'origin: https://evil.example'), '403 Forbidden', 40300],
  ])('%s: it is refused by its head, and its connection ends', async (_what, lines, status, code) => {
    const answer = await begun(lines).answer;
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain(`"code":${code}`);
    expect(answer).toMatch(/connection: close/i);
  });

  it('of 32 kB is', async () => {
    const body = `{"to":"${'x'.repeat(32_768 - 9)}"}`;
    expect(await sendRaw(server.url, head(body.length, ...signed), body)).toContain('"code":40104');
  });
});
