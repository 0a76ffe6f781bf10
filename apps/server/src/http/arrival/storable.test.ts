import type { Call } from '@fairway/gateway/contract/call';
import { expect, it } from 'vitest';
import { routes } from '../../areas/index.ts';
import { Refusal } from '../refuse.ts';
import type { Incoming } from './incoming.ts';
import { requestCheck } from './validate.ts';

const calls = routes.map(({ call }) => call);
const names = (schema: Call['query'] | Call['body']) =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

/** The fields and rules that a request is refused by. */
function brokenBy(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    return error instanceof Refusal ? error.fields : error;
  }
}

const refused = (field: string) =>
  expect.arrayContaining([expect.objectContaining({ field, rule: 'characters' })]);

it('covers every call of the contract', () => {
  expect(calls.length).toBeGreaterThan(150);
});

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'NUL and halves of a pair are refused by name in each field of %s',
  (_, call) => {
    const check = requestCheck(call);
    const { query, body } = call;
    const incoming = { query: '', body: Buffer.alloc(0), mediaType: 'application/json' };
    for (const name of names(query)) {
      const request = { ...incoming, query: `${name}=a%00b` } as unknown as Incoming;
      expect(brokenBy(() => check.query(request))).toEqual(refused(`query.${name}`));
    }
    for (const name of names(body)) {
      for (const text of ['a\0b', '\uD83D', '\uDEA2 half']) {
        const nested = { [name]: [{ deep: text }] };
        expect(brokenBy(() => check.body(incoming as unknown as Incoming, { [name]: text }))).toEqual(
          refused(`body.${name}`),
        );
        expect(brokenBy(() => check.body(incoming as unknown as Incoming, nested))).toEqual(
          refused(`body.${name}.0.deep`),
        );
      }
    }
  },
);
