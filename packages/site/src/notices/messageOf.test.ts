import { GatewayError } from '@fairway/gateway';
import { expect, test } from 'vitest';
import { formats } from '../language/format.ts';
import { messageOfWith } from './messageOf.ts';

const messageOf = messageOfWith((key) => key, formats('en'));

test.each([
  [
    'code that could not be fetched, as Chromium says it',
    new TypeError('Failed to fetch dynamically imported module: https://fairway.example/assets/calls-1.js'),
    'failure.partMissing',
  ],
  [
    'code that could not be fetched, as Safari says it',
    new TypeError('Importing a module script failed.'),
    'failure.partMissing',
  ],
  ['a slip of our own', new TypeError("Cannot read properties of null (reading 'code')"), 'failure.unknown'],
  ['a line that is gone', new GatewayError('network', 'GET /orders'), 'failure.network'],
  ['a write without an answer', new GatewayError('network', 'POST /orders'), 'failure.pressAgain'],
  ['a write that took too long', new GatewayError('timeout', 'POST /orders'), 'failure.pressAgain'],
])('%s is said in its own sentence', (_, error, sentence) => {
  expect(messageOf(error)).toBe(sentence);
});
