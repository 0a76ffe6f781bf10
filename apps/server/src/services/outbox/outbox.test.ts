import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { productionEnv } from '../../testing/production.ts';
import { createOutbox } from './outbox.ts';

let server: TestServer;
const outbox = createOutbox(async () => {});
const code = {
  kind: 'sms',
  purpose: 'LOGIN_REGISTER',
  code: '482913',
  text: '验证码 482913',
  language: 'zh',
} as const;

beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  await outbox.put(db, { ...code, to: '13812345678' }, clock.now());
  clock.advance(1);
  await outbox.put(db, { ...code, to: 'li@example.com', kind: 'email', text: '<b>&"\'' }, clock.now());
});
afterAll(() => server.stop());

const read = async (query = '', headers: Record<string, string> = { accept: 'application/json' }) =>
  fetch(`${server.url}/sandbox/outbox${query}`, { headers });

describe('the outbox of the sandbox', () => {
  it('is JSON for who accepts JSON, newest first', async () => {
    expect(await (await read()).json()).toEqual([
      {
        to: 'li@example.com',
        kind: 'email',
        purpose: 'LOGIN_REGISTER',
        code: '482913',
        text: '<b>&"\'',
        at: '2026-11-20T02:00:01.000Z',
      },
      expect.objectContaining({ to: '13812345678', kind: 'sms', at: '2026-11-20T02:00:00.000Z' }),
    ]);
  });

  it.each(['13812345678', '+8613812345678', '0086 138 1234 5678', '138-1234-5678', '１３８１２３４５６７８'])(
    'finds the phone written as %s',
    async (to) => {
      expect(await (await read(`?to=${encodeURIComponent(to)}`)).json()).toHaveLength(1);
    },
  );

  it('finds an email in any case, and nothing for a stranger', async () => {
    expect(await (await read('?to=Li@Example.com')).json()).toHaveLength(1);
    expect(await (await read('?to=nobody@example.com')).json()).toEqual([]);
  });

  it.each([
    ['zh-CN,zh;q=0.9', '发件箱', 'zh-CN'],
    ['en-GB', 'Outbox', 'en'],
  ])('is a page in the language of the browser: %s', async (language, title, lang) => {
    const page = await (await read('', { accept: 'text/html', 'accept-language': language })).text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(title);
    expect(page).toContain('482913');
  });

  it('renders user input as text, and needs neither script nor inline style', async () => {
    const page = await (await read('?to=%22%3E%3Cscript%3E', { accept: 'text/html' })).text();
    expect(page).not.toMatch(/<script|<style| style=/);
    const all = await (await read('', { accept: 'text/html' })).text();
    expect(all).toContain('&lt;b&gt;&amp;&quot;&#39;');
  });

  it('does not exist in production', async () => {
    const production = await startTestServer({ env: productionEnv });
    const answer = await fetch(`${production.url}/sandbox/outbox`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    for (const path of ['/sandbox/authenticator', `/sandbox/wallet/${'A'.repeat(43)}`]) {
      expect((await fetch(`${production.url}${path}`)).status).toBe(404);
    }
    await production.stop();
  });
});

it('is empty when the transaction of the cause rolls back', async () => {
  const { db, clock } = server;
  const rolledBack = db.transaction().execute(async (transaction) => {
    await outbox.put(transaction, { ...code, to: 'rolled-back' }, clock.now());
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await server.outbox('rolled-back')).toEqual([]);
});

it('writes many messages as it writes each of them, and queues the jobs of each kind at once', async () => {
  const { db, clock } = server;
  const queued: [string, number][] = [];
  const many = createOutbox(async (_, ids, kind) => void queued.push([kind, ids.length]));
  const email = {
    kind: 'email',
    purpose: 'WATCH_FIRED',
    text: '"a" \\ {b}\n第二行',
    language: 'en',
  } as const;
  const messages = [
    { ...email, to: 'many@example.com', subject: 'NULL' },
    { ...email, to: 'many@example.com', withheld: true },
    { ...code, to: '13800000001' },
  ];
  await many.putAll(db, messages, clock.now());
  expect(queued).toEqual([
    ['email', 2],
    ['sms', 1],
  ]);
  const stored = await db
    .selectFrom('outboxMessage')
    .select(['subject', 'text', 'code', 'state'])
    .where('toAddress', 'in', ['many@example.com', '13800000001'])
    .orderBy('id')
    .execute();
  expect(stored).toEqual([
    { subject: 'NULL', text: email.text, code: null, state: 'waiting' },
    { subject: null, text: '', code: null, state: 'withheld' },
    { subject: null, text: code.text, code: code.code, state: 'waiting' },
  ]);
});
