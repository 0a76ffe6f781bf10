import { expect, test } from 'vitest';
import { answerFor, createPageSource, type ServerPage, statusOf } from './pageSource.ts';

const page = (...rows: string[]): ServerPage<string> => ({ rows, total: rows.length });

/** A source whose answers the test gives, in any order. */
function makeSource(first?: { key: string; page: ServerPage<string> }) {
  const source = createPageSource<string>(first);
  const look = (key: string) => {
    const answer = answerFor(source.state(), key);
    return { status: statusOf(answer), rows: answer.data?.rows, error: answer.error };
  };
  const ask = (key: string) => {
    const request = Promise.withResolvers<ServerPage<string>>();
    let signal = new AbortController().signal;
    const end = source.load(key, (requestSignal) => {
      signal = requestSignal;
      return request.promise;
    });
    return {
      signal: () => signal,
      answer(rows: ServerPage<string>) {
        request.resolve(rows);
        return end;
      },
      fail(error: Error) {
        request.reject(error);
        return end;
      },
    };
  };
  return { source, look, ask };
}

test('the first page is loading, then ready; the next one keeps the rows until it arrives', async () => {
  const { look, ask } = makeSource();
  expect(look('1')).toMatchObject({ status: 'loading', rows: undefined });
  await ask('1').answer(page('a'));
  expect(look('1')).toMatchObject({ status: 'ready', rows: ['a'] });
  expect(look('2')).toMatchObject({ status: 'refreshing', rows: ['a'] });
  await ask('2').answer(page('b'));
  expect(look('2')).toMatchObject({ status: 'ready', rows: ['b'] });
});

test('another request aborts the one before, whose late answer or failure changes nothing', async () => {
  const { look, ask } = makeSource();
  const slow = ask('1');
  const quick = ask('2');
  expect(slow.signal().aborted).toBe(true);
  await quick.answer(page('b'));
  await slow.answer(page('a'));
  expect(look('2')).toMatchObject({ status: 'ready', rows: ['b'] });
  const stopped = ask('3');
  await ask('4').answer(page('d'));
  await stopped.fail(new Error('aborted'));
  expect(look('4')).toMatchObject({ status: 'ready', rows: ['d'], error: null });
});

test('a failed page is an error until it is loaded again; a failed refresh keeps its rows and says so', async () => {
  const { look, ask } = makeSource({ key: '1', page: page('a') });
  await ask('2').fail(new Error('away'));
  expect(look('2')).toMatchObject({ status: 'error', rows: undefined, error: new Error('away') });
  await ask('2').answer(page('b'));
  expect(look('2')).toMatchObject({ status: 'ready', rows: ['b'], error: null });
  const refresh = ask('2');
  expect(look('2')).toMatchObject({ status: 'refreshing', rows: ['b'] });
  await refresh.fail(new Error('away'));
  expect(look('2')).toMatchObject({ status: 'ready', rows: ['b'], error: new Error('away') });
});

test('a failure is forgotten when another page was requested since', async () => {
  const { look, ask } = makeSource({ key: '1', page: page('a') });
  await ask('2').fail(new Error('away'));
  await ask('1').answer(page('a'));
  expect(look('2')).toMatchObject({ status: 'refreshing', rows: ['a'], error: null });
});

test('a source that was stopped ignores its answer', async () => {
  const { source, look, ask } = makeSource();
  const late = ask('1');
  source.stop();
  expect(late.signal().aborted).toBe(true);
  await late.answer(page('a'));
  expect(look('1')).toMatchObject({ status: 'loading', rows: undefined });
});
