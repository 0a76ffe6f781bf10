import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

const read = async (query: string, language = 'en') =>
  answerOf(await fetch(`${server.url}/api/sample/read?${query}`, { headers: { language } }));
const write = (body: string, headers: Record<string, string> = {}) =>
  server.client().raw(sample.write, { body, headers });

describe('TRUST 41: pollution and injection', () => {
  it.each([
    '{"to":"x","__proto__":{"polluted":true}}',
    '{"to":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"to":"x","more":{"note":"y","__proto__":{"polluted":true}}}',
    '{"to":"x","\\u005f_proto__":{"polluted":true}}',
  ])('TRUST 41: the body %s is refused', async (body) => {
    const answer = await write(body);
    expect(answer).toMatchObject({ status: 400, code: 40000 });
    expect(JSON.stringify(answer.data)).toContain('unknownField');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each(['__proto__=1', '__proto__[polluted]=1', 'constructor=1', 'constructor.prototype=1'])(
    'TRUST 41: the query %s is refused',
    async (query) => {
      const answer = await read(query);
      expect(answer).toMatchObject({ status: 400, data: { fields: [{ rule: 'unknownField' }] } });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it.each(['sort=1;drop table account', 'keyword=%00', 'keyword=a%0d%0ab'])(
    'TRUST 41: %s is refused',
    async (query) => {
      expect(await read(query)).toMatchObject({ status: 400 });
    },
  );

  it('TRUST 41: wildcards of the database are plain characters', async () => {
    expect(await read('keyword=%25_')).toMatchObject({ status: 200, data: { keyword: '%_' } });
  });
});

describe('TRUST 42: paging', () => {
  it.each([
    'page=-1',
    'page=0',
    'page=NaN',
    'page=1.5',
    'page=1e9',
    'page=9007199254740992',
    'page=',
    'page[]=1',
    'page=1&page=2',
    'limit=11',
    'limit=1000000000',
    'limit=-10',
    'limit=10&limit=10',
    'limit=ten',
  ])('TRUST 42: %s is refused, naming the field', async (query) => {
    const answer = await read(query);
    expect(answer).toMatchObject({ status: 400, code: 40000 });
    expect(answer.data).toMatchObject({ fields: [{ field: expect.stringMatching(/^query\.(page|limit)/) }] });
  });

  it.each([10, 20, 30, 50])('TRUST 42: %i rows a page are allowed', async (limit) => {
    expect(await read(`page=3&limit=${limit}`)).toMatchObject({ status: 200, data: { page: 3, limit } });
  });
});

describe('refused requests', () => {
  it('name every field, its rule, and a sentence in the language of the caller', async () => {
    expect(await read('page=0&limit=7&colour=red', 'zh')).toMatchObject({
      status: 400,
      msg: '提交的内容有误，请按提示修改后再试。',
      data: {
        fields: expect.arrayContaining([
          { field: 'query.page', rule: 'range', msg: expect.stringContaining('数值') },
          { field: 'query.limit', rule: 'picklist', msg: expect.stringContaining('10, 20, 30, 50') },
          { field: 'query.colour', rule: 'unknownField', msg: expect.any(String) },
        ]),
      },
    });
  });

  it('refuse fields that nested objects do not declare', async () => {
    const answer = await write('{"to":"x","more":{"note":"y","extra":1}}');
    expect(answer.data).toMatchObject({ fields: [{ field: 'body.more.extra', rule: 'unknownField' }] });
  });

  it.each([
    ['{"to":', 400, 40000],
    ['\u0000', 400, 40000],
    ['[]', 400, 40000],
    ['null', 400, 40000],
    [`{"to":"${'x'.repeat(1_100_000)}"}`, 413, 41300],
  ])('the body %.12s answers HTTP %i', async (body, status, code) => {
    expect(await write(body)).toMatchObject({ status, code });
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('a body of type %s answers HTTP 415', async (type) => {
    expect(await write('{"to":"x"}', { 'content-type': type })).toMatchObject({ status: 415, code: 41500 });
  });

  it('get 404 for a call that does not exist', async () => {
    const answer = await answerOf(await fetch(`${server.url}/api/nobody/knows`));
    expect(answer).toMatchObject({ status: 404, code: 40400, data: null });
  });

  it('get 500 with only the request id for a fault', async () => {
    const response = await fetch(`${server.url}/api/sample/faulty`, { headers: { language: 'en' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answerOf(response)).toMatchObject({
      status: 500,
      code: 50000,
      msg: 'Oops! Something went wrong',
      data: null,
    });
  });
});

it('a response contains only the declared fields of its call', async () => {
  const { data } = await read('keyword=x');
  expect(Object.keys(data)).toEqual(['keyword', 'page', 'limit']);
});
