import { expect, test } from 'vitest';
import { en } from '../../../../messages/en.ts';
import { zh } from '../../../../messages/zh.ts';
import type { UploadState } from '../types.ts';
import { newsText, problemText, sizeText, stateText } from './wording.ts';

test.each([
  [10 * 1024 ** 2, '10M'],
  [1.5 * 1024 ** 2, '1.5M'],
  [512 * 1024, '512K'],
  [3, '1K'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('the two refusals of the specification, word for word', () => {
  expect(problemText({ kind: 'type' }, en.upload, '10M')).toBe('Only JPG, JPEG or PNG');
  expect(problemText({ kind: 'size' }, en.upload, '10M')).toBe('Maximum 10M');
  expect(problemText({ kind: 'size' }, zh.upload, '10M')).toBe('图片大小不能超过 10M');
});

test.each<[UploadState, string]>([
  [{ step: 'sending', share: 0.429 }, 'Uploading 42%'],
  [{ step: 'waiting' }, 'Waiting'],
  [{ step: 'pausing', problem: { kind: 'network' } }, 'Connection lost · trying again shortly'],
  [{ step: 'failed', problem: { kind: 'limited', seconds: 30 } }, 'Too many uploads. Retry in 30\u00a0s'],
  [{ step: 'failed', problem: { kind: 'refused', text: 'Closed for today' } }, 'Closed for today'],
])('%o reads %s', (state, text) => {
  expect(stateText(state, en.upload, '10M')).toBe(text);
});

test('news is named with the file', () => {
  expect(newsText({ kind: 'done', name: 'slip.jpg' }, en.upload, '10M')).toBe('slip.jpg uploaded');
  expect(newsText({ kind: 'moved', name: 'slip.jpg', place: 2, of: 3 }, zh.upload, '10M')).toBe(
    'slip.jpg：第 2 张，共 3 张',
  );
  expect(newsText({ kind: 'failed', name: 'a.gif', problem: { kind: 'type' } }, zh.upload, '10M')).toBe(
    'a.gif 未上传：仅支持 JPG、JPEG 或 PNG 格式',
  );
});
