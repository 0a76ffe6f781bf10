import { GatewayError } from '@fairway/gateway';
import { expect, test } from 'vitest';
import { type SavedArticle, type Saving, savingOnce } from './savingOnce.ts';

const savingOf = (titleZh: string, article: Partial<Saving> = {}): Saving =>
  ({ id: null, seen: null, draft: { titleZh }, step: 'publish', publishAt: null, ...article }) as Saving;
const saying = (titleZh: string) => savingOf(titleZh);
/** The second revision of an existing article. */
const changing = (title: string, seen = 1) => savingOf(title, { id: 'a1', seen });
const kindOf = (error: unknown) => (error instanceof GatewayError ? error.kind : null);
const titleOf = ({ draft }: Saving) => (draft as unknown as { titleZh: string }).titleZh;

type Sends = Parameters<typeof savingOnce>[0]['send'];
const saving = (send: Sends) =>
  savingOnce({
    send,
    isConnectionLost: (error) => kindOf(error) === 'network',
    isChanged: (error) => kindOf(error) === 'refused',
  });

/**
 * A server that executes each key once, refuses outdated revisions, and responds as given: a request never arrives
 * (`away`), or its response is lost.
 */
function desk(...lines: readonly ('away' | 'lost' | 'fine')[]) {
  const articles = new Map<string, string[]>();
  const done = new Map<string, SavedArticle>();
  let sends = 0;
  const send: Sends = async (body, key) => {
    const line = lines[sends++] ?? 'fine';
    if (line === 'away') throw new GatewayError('network', 'POST /desk/news/save');
    const known = done.get(key);
    const id = body.id ?? known?.id ?? `a${articles.size + 1}`;
    const savedTitles = articles.get(id) ?? [];
    if (!known && body.id !== null && body.seen !== savedTitles.length) {
      if (line === 'fine') throw new GatewayError('refused', 'POST /desk/news/save');
    } else if (!known) articles.set(id, [...savedTitles, titleOf(body)]);
    const saved = known ?? { id, revision: articles.get(id)?.length ?? 0, standing: 'out' as const };
    if (!known && articles.get(id) !== savedTitles) done.set(key, saved);
    if (line === 'lost') throw new GatewayError('network', 'POST /desk/news/save');
    return saved;
  };
  return {
    save: saving(send),
    articles: () => [...articles.values()],
    /** An existing article, and the changes of a colleague to it. */
    colleague: (...titles: readonly string[]) =>
      articles.set('a1', [...(articles.get('a1') ?? []), ...titles]),
  };
}

test('creates a new article once if its response is lost, and returns it to the second try', async () => {
  const { save, articles } = desk('lost');
  await expect(save(saying('Suez'))).rejects.toThrow('network');
  expect(await save(saying('Suez'))).toMatchObject({ id: 'a1', revision: 1 });
  expect(articles()).toEqual([['Suez']]);
});

test('saves text that was typed since as the next revision, not as another article', async () => {
  const { save, articles } = desk('lost');
  await expect(save(saying('Suez'))).rejects.toThrow('network');
  expect(await save(saying('Suez reopens'))).toMatchObject({ id: 'a1', revision: 2 });
  expect(articles()).toEqual([['Suez', 'Suez reopens']]);
});

test('no second article is created if the page of the new article could not load and the same form is saved again', async () => {
  const { save, articles } = desk();
  await save(saying('Suez'));
  await save(saying('Suez reopens'));
  expect(articles()).toEqual([['Suez', 'Suez reopens']]);
});

test('uses a new idempotency key after a refusal', async () => {
  let refused = true;
  const keys: string[] = [];
  const save = saving(async (_, key) => {
    keys.push(key);
    if (refused) throw new GatewayError('refused', 'POST /desk/news/save');
    return { id: 'a1', revision: 1, standing: 'draft' };
  });
  await expect(save(saying('Suez'))).rejects.toThrow('refused');
  refused = false;
  await save(saying('Suez'));
  expect(new Set(keys).size).toBe(2);
});

test('saves a change once if its response is lost, and returns it to the second try', async () => {
  const { save, articles, colleague } = desk('lost');
  colleague('Suez');
  await expect(save(changing('Suez reopens'))).rejects.toThrow('network');
  expect(await save(changing('Suez reopens'))).toMatchObject({ revision: 2 });
  expect(articles()).toEqual([['Suez', 'Suez reopens']]);
});

test('reports no change by a colleague to a writer whose own save had a lost response', async () => {
  const { save, articles, colleague } = desk('lost');
  colleague('Suez');
  await expect(save(changing('Suez reopens'))).rejects.toThrow('network');
  expect(await save(changing('Suez reopens today'))).toMatchObject({ revision: 3 });
  expect(articles()).toEqual([['Suez', 'Suez reopens', 'Suez reopens today']]);
});

test("the writer's own save is recognised even if the second response is lost too, whichever of the two was executed", async () => {
  for (const first of ['lost', 'away'] as const) {
    const { save, articles, colleague } = desk(first, 'lost');
    colleague('Suez');
    await expect(save(changing('one'))).rejects.toThrow('network');
    await expect(save(changing('two'))).rejects.toThrow('network');
    await save(changing('three'));
    expect(articles()).toEqual([['Suez', first === 'lost' ? 'one' : 'two', 'three']]);
  }
});

test('a press that never came, and is not made again, is not done behind its writer', async () => {
  const { save, articles, colleague } = desk('away');
  colleague('Suez');
  await expect(save(changing('Suez reopens'))).rejects.toThrow('network');
  await save(changing('Suez stays shut'));
  expect(articles()).toEqual([['Suez', 'Suez stays shut']]);
});

test('refuses a save after a lost connection if a colleague has saved in between', async () => {
  const { save, articles, colleague } = desk('away');
  colleague('Suez');
  await expect(save(changing('Suez reopens'))).rejects.toThrow('network');
  colleague('Suez, by a colleague');
  await expect(save(changing('Suez reopens today'))).rejects.toThrow('refused');
  expect(articles()).toEqual([['Suez', 'Suez, by a colleague']]);
});
