import { expect, test } from 'vitest';
import { createQuestions } from './questions.ts';

test('shows questions one after the other, in the order they were asked', async () => {
  const questions = createQuestions();
  const first = questions.ask({ title: 'Force the other device offline?' });
  const second = questions.ask({ title: 'Delete three records?' });
  expect(questions.read()?.title).toBe('Force the other device offline?');
  questions.read()?.settle(true);
  expect(questions.read()?.title).toBe('Delete three records?');
  questions.read()?.settle(false);
  expect(questions.read()).toBeNull();
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

test('five calls that find the session expired ask once', async () => {
  const questions = createQuestions();
  const askers = Array.from({ length: 5 }, () => questions.ask({ key: 'session', title: 'Session expired' }));
  questions.read()?.settle(true);
  expect(questions.read()).toBeNull();
  expect(await Promise.all(askers)).toEqual([true, true, true, true, true]);
});

test('allows a key to be asked again after its answer', () => {
  const questions = createQuestions();
  questions.ask({ key: 'session', title: 'Session expired' });
  questions.read()?.settle(true);
  questions.ask({ key: 'session', title: 'Session expired' });
  expect(questions.read()).not.toBeNull();
});
