import { expect, it } from 'vitest';
import { growingMessages } from './growingMessages.ts';
import { core } from './zh/core.ts';
import { more } from './zh/more.ts';
import { zh } from './zh.ts';

it('returns the core at once and everything later, in the same object', () => {
  const { messages, add } = growingMessages(core);
  const dictionary = messages;
  expect(dictionary).toEqual(core);
  add(more);
  expect(dictionary).toEqual(zh);
});

it('leaves the core that it was given as it was', () => {
  growingMessages(core).add(more);
  expect(Object.keys(core)).not.toContain('upload');
});

it('no text is in both halves', () => {
  expect(Object.keys(core).filter((name) => name in more)).toEqual([]);
});
