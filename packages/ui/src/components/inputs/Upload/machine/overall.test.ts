import { expect, test } from 'vitest';
import type { UploadState } from '../types.ts';
import { overallOf } from './overall.ts';

const waiting: UploadState = { step: 'waiting' };
const half: UploadState = { step: 'sending', share: 0.5 };
const done: UploadState = { step: 'done', file: { id: '1' } };
const failed: UploadState = { step: 'failed', problem: { kind: 'network' } };

test.each<[string, UploadState[], ReturnType<typeof overallOf>]>([
  ['one that waits has gone no way', [waiting], { count: 1, share: 0 }],
  ['what has arrived counts whole', [done, half], { count: 2, share: 0.75 }],
  ['what failed counts for nothing', [failed, half], { count: 1, share: 0.5 }],
  ['where all failed, nothing is on its way', [failed, failed], null],
  ['where nothing is, nothing is on its way', [], null],
])('%s', (_, states, overall) => {
  expect(overallOf(states)).toEqual(overall);
});
