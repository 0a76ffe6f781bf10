import { callsOf } from '@fairway/gateway/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { fieldRows } from './fields.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('is OpenAPI 3.1 as JSON, with every call', async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(document.openapi).toBe('3.1.0');
  for (const { call } of callsOf())
    expect(document.paths[call.path]).toHaveProperty(call.method.toLowerCase());
});

it('is a page for people with every call, without script and inline style', async () => {
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  for (const { area, name } of callsOf()) expect(page).toContain(`<article id="${area}.${name}">`);
  expect(page).not.toMatch(/<script|<style| style=/);
  const style = await fetch(`${server.url}/api/docs.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
});

it('responds with 304 to its ETag when nothing changed', async () => {
  const etag = (await fetch(`${server.url}/api/docs`)).headers.get('etag') ?? '';
  expect((await fetch(`${server.url}/api/docs`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('shows nested fields, lists and limits one a row', () => {
  const rows = fieldRows({
    type: 'object',
    required: ['rows'],
    properties: {
      rows: {
        type: 'array',
        items: { type: 'object', properties: { code: { type: 'string', maxLength: 5 } } },
      },
      total: { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] },
    },
  });
  expect(rows).toEqual([
    { field: 'rows', type: 'list of object', required: true, allowed: '' },
    { field: 'rows[].code', type: 'string', required: false, allowed: '…5 characters' },
    { field: 'total', type: 'number or null', required: false, allowed: '0…' },
  ]);
});
