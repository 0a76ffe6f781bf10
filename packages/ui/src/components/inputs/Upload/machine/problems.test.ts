import { expect, test } from 'vitest';
import { canRetry, PictureRefusal, passesByItself, problemOf } from './problems.ts';

const now = Date.parse('2026-11-23T04:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000);

test.each([
  [
    'a refused type',
    { kind: 'refused', codeName: 'pictureTypeRefused', msg: '只收护照' },
    { kind: 'type', text: '只收护照' },
  ],
  ['a refused size', { kind: 'refused', codeName: 'pictureTooLarge' }, { kind: 'size' }],
  ['a broken rule', { kind: 'invalid', fields: [{ field: 'body.file', rule: 'picture' }] }, { kind: 'type' }],
  [
    'a broken rule in words of the server',
    { kind: 'invalid', fields: [{ field: 'body.file', rule: 'pictureSize', msg: 'Up to 3M' }] },
    { kind: 'size', text: 'Up to 3M' },
  ],
  ['a refused size whose words are nonsense', { codeName: 'pictureTooLarge', msg: 7 }, { kind: 'size' }],
  ['HTTP 413 of a proxy', { kind: 'invalid', status: 413 }, { kind: 'size' }],
  ['HTTP 415', { status: 415 }, { kind: 'type' }],
  ['429 with a wait', { kind: 'limited', retryAt: at(30) }, { kind: 'limited', seconds: 30 }],
  ['429 whose wait is over', { kind: 'limited', retryAt: at(-5) }, { kind: 'limited', seconds: 1 }],
  ['429 without a wait', { status: 429 }, { kind: 'limited', seconds: null }],
  ['429 with a wait that is none', { kind: 'limited', retryAt: 'soon' }, { kind: 'limited', seconds: null }],
  ['any other refusal', { kind: 'refused', msg: '今日已达上限' }, { kind: 'refused', text: '今日已达上限' }],
  [
    'a refusal as an Error',
    Object.assign(new Error('422'), { kind: 'refused', msg: 'Not a packing list' }),
    { kind: 'refused', text: 'Not a packing list' },
  ],
  ['a conflict', { kind: 'conflict', msg: 'Closed' }, { kind: 'refused', text: 'Closed' }],
  [
    'a broken rule of the server',
    {
      kind: 'invalid',
      msg: 'Check it',
      fields: [{ field: 'body.file', rule: 'scan', msg: 'It has a virus' }],
    },
    { kind: 'refused', text: 'It has a virus' },
  ],
  ['a server that is away, in its own words', { kind: 'away', msg: 'Oops' }, { kind: 'away' }],
  ['an Error for developers', new Error('Unexpected token <'), { kind: 'failed' }],
  ['a refusal without words', { kind: 'refused' }, { kind: 'failed' }],
  ['an ended session', { kind: 'session', status: 401 }, { kind: 'session' }],
  ['HTTP 500', { kind: 'fault', status: 500 }, { kind: 'away' }],
  ['HTTP 503', { kind: 'away', status: 503 }, { kind: 'away' }],
  ['HTTP 500 of another client', { status: 500 }, { kind: 'away' }],
  ['no answer', { kind: 'network' }, { kind: 'network' }],
  ['a time limit', { kind: 'timeout' }, { kind: 'network' }],
  ["a browser's own time limit", new DOMException('', 'TimeoutError'), { kind: 'network' }],
  ['fetch without a connection', new TypeError('Failed to fetch'), { kind: 'network' }],
  ['a fault in the sender', new TypeError('x is not a function'), { kind: 'failed' }],
  ['an answer that is nonsense', { kind: 'malformed' }, { kind: 'failed' }],
  ['a kind named like a member of every object', { kind: 'constructor' }, { kind: 'failed' }],
  ['fields that are none', { kind: 'invalid', fields: [null, 3] }, { kind: 'failed' }],
  ['a string', 'no', { kind: 'failed' }],
  ['nothing', undefined, { kind: 'failed' }],
  ['a refusal of our own', new PictureRefusal({ kind: 'unreadable' }), { kind: 'unreadable' }],
])('%s', (_, error, problem) => {
  expect(problemOf(error, now)).toEqual(problem);
});

test('only a connection or a server that was away is tried again without the reader', () => {
  const kinds = ['network', 'away', 'session', 'failed', 'type', 'size', 'unreadable'] as const;
  expect(kinds.filter((kind) => passesByItself({ kind }))).toEqual(['network', 'away']);
  expect(passesByItself({ kind: 'limited', seconds: 1 })).toBe(false);
});

test('offers no retry if the picture itself is wrong', () => {
  const kinds = ['network', 'away', 'session', 'failed', 'type', 'size', 'unreadable'] as const;
  expect(kinds.filter((kind) => canRetry({ kind }))).toEqual(['network', 'away', 'session', 'failed']);
  expect(canRetry({ kind: 'same', name: 'a.jpg' })).toBe(false);
  expect(canRetry({ kind: 'refused', text: '' })).toBe(true);
});
