import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email } from './email.ts';
import { required } from './required.ts';
import { follows, ruleOf } from './valibot.ts';

const schema = v.object({ contact: v.pipe(v.string(), follows(required, email)) });

function broken(input: unknown) {
  const result = v.safeParse(schema, input);
  return result.issues?.map((issue) => [v.getDotPath(issue), ruleOf(issue)]);
}

test('a schema breaks the same rules as a field, one at a time', () => {
  expect(broken({ contact: 'li@example.com' })).toBeUndefined();
  expect(broken({ contact: '' })).toEqual([['contact', 'required']]);
  expect(broken({ contact: 'li@' })).toEqual([['contact', 'email']]);
});

test("issues of valibot's own name no rule", () => {
  expect(broken({ contact: 7 })).toEqual([['contact', undefined]]);
});
