import { expect, it } from 'vitest';
import { payloadOf } from './payload.ts';

const message = { id: '1', purpose: 'WATCH_FIRED', language: 'zh', link: '/watches' } as const;
const read = (payload: Buffer) => JSON.parse(payload.toString()) as { title: string; text: string };

it('carries title, text and link, and nothing else about the reader', () => {
  const payload = payloadOf({ ...message, subject: '提醒', text: '开船时间变动' });
  expect(read(payload)).toEqual({ id: '1', title: '提醒', text: '开船时间变动', link: '/watches' });
});

it.each(['船', '👩‍👩‍👧‍👦', '"', 'a\n'])('cuts a long text of %j between two characters', (character) => {
  const payload = payloadOf({ ...message, subject: character.repeat(500), text: character.repeat(5000) });
  expect(payload.length).toBeLessThanOrEqual(3000);
  const { title, text } = read(payload);
  expect(text.length).toBeGreaterThan(200);
  for (const cut of [title, text]) expect(cut).toBe(character.repeat(cut.length / character.length));
});
