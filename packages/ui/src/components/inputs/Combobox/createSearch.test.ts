import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, createSearch } from './createSearch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search whose responses are sent by the test. */
function setUp() {
  const requests: {
    keyword: string;
    signal: AbortSignal;
    answer: PromiseWithResolvers<readonly string[]>;
  }[] = [];
  const answers: Answer<string>[] = [];
  const search = createSearch<string>({
    search(keyword, signal) {
      const answer = Promise.withResolvers<readonly string[]>();
      requests.push({ keyword, signal, answer });
      return answer.promise;
    },
    debounce: () => 120,
    onAnswer: (answer) => answers.push(answer),
  });
  return { search, requests, answers };
}

test('keystrokes within the quiet time are one question', async () => {
  const { search, requests } = setUp();
  for (const keyword of ['s', 'sh', 'sha']) search.ask(keyword);
  await vi.advanceTimersByTimeAsync(120);
  expect(requests.map(({ keyword }) => keyword)).toEqual(['sha']);
});

test('the empty keyword does not wait', () => {
  const { search, requests } = setUp();
  search.ask('');
  expect(requests).toHaveLength(1);
});

test('a late response is dropped and its request aborted', async () => {
  const { search, requests, answers } = setUp();
  search.ask('sha');
  await vi.advanceTimersByTimeAsync(120);
  search.ask('shang');
  await vi.advanceTimersByTimeAsync(120);
  expect(requests[0]?.signal.aborted).toBe(true);

  requests[1]?.answer.resolve(['Shanghai']);
  requests[0]?.answer.resolve(['Shantou']);
  await vi.runAllTimersAsync();
  expect(answers.at(-1)).toEqual({ state: 'ready', keyword: 'shang', items: ['Shanghai'] });
});

test('reports a failure of the current search, but not of an earlier one', async () => {
  const { search, requests, answers } = setUp();
  search.ask('ning');
  await vi.advanceTimersByTimeAsync(120);
  search.ask('ningbo');
  requests[0]?.answer.reject(new Error('aborted'));
  await vi.advanceTimersByTimeAsync(120);
  expect(answers.at(-1)?.state).toBe('loading');

  requests[1]?.answer.reject(new Error('away'));
  await vi.runAllTimersAsync();
  expect(answers.at(-1)).toEqual({ state: 'failed', keyword: 'ningbo', items: [] });
});

test('keeps the results while the next search loads', async () => {
  const { search, requests, answers } = setUp();
  search.ask('');
  requests[0]?.answer.resolve(['Busan']);
  await vi.runAllTimersAsync();
  search.ask('b');
  expect(answers.at(-1)).toEqual({ state: 'loading', keyword: 'b', items: ['Busan'] });
});

test('reports nothing after cancelling', async () => {
  const { search, requests, answers } = setUp();
  search.ask('');
  search.cancel();
  requests[0]?.answer.resolve(['Busan']);
  await vi.runAllTimersAsync();
  expect(answers.map(({ state }) => state)).toEqual(['loading']);
});
