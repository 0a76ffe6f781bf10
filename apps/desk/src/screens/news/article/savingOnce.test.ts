import { GatewayError } from '@fairway/gateway';
import { expect, test } from 'vitest';
import { type SavedArticle, type Saving, savingOnce } from './savingOnce.ts';

const saying = (titleZh: string): Saving =>
  ({ id: null, seen: null, draft: { titleZh }, step: 'publish', publishAt: null }) as unknown as Saving;
const isLost = (error: unknown) => error instanceof GatewayError && error.kind === 'network';
const titleOf = ({ draft }: Saving) => (draft as unknown as { titleZh: string }).titleZh;

/** A server that does each key once, and answers to those presses that `answered` names. */
function desk(...answered: readonly boolean[]) {
  const articles = new Map<string, string[]>();
  const done = new Map<string, SavedArticle>();
  let sends = 0;
  const send = async (body: Saving, key = `own ${sends}`) => {
    const known = done.get(key);
    const id = body.id ?? known?.id ?? `a${articles.size + 1}`;
    if (!known) articles.set(id, [...(articles.get(id) ?? []), titleOf(body)]);
    const saved = known ?? { id, revision: articles.get(id)?.length ?? 0, standing: 'out' as const };
    done.set(key, saved);
    if (answered[sends++] === false) throw new GatewayError('network', 'POST /desk/news/save');
    return saved;
  };
  return { save: savingOnce(send, isLost), articles: () => [...articles.values()] };
}

test('a new article whose answer was lost is there once, and the same press is told so', async () => {
  const { save, articles } = desk(false);
  await expect(save(saying('Suez'))).rejects.toThrow('network');
  expect(await save(saying('Suez'))).toMatchObject({ id: 'a1', revision: 1 });
  expect(articles()).toEqual([['Suez']]);
});

test('what was typed since is its next revision, not another article', async () => {
  const { save, articles } = desk(false);
  await expect(save(saying('Suez'))).rejects.toThrow('network');
  expect(await save(saying('Suez reopens'))).toMatchObject({ id: 'a1', revision: 2 });
  expect(articles()).toEqual([['Suez', 'Suez reopens']]);
});

test('nor where the page of the new article could not come, and it is saved from the same form again', async () => {
  const { save, articles } = desk();
  await save(saying('Suez'));
  await save(saying('Suez reopens'));
  expect(articles()).toEqual([['Suez', 'Suez reopens']]);
});

test('what was refused is made anew', async () => {
  let refused = true;
  const keys: (string | undefined)[] = [];
  const save = savingOnce(async (_, key) => {
    keys.push(key);
    if (refused) throw new GatewayError('refused', 'POST /desk/news/save');
    return { id: 'a1', revision: 1, standing: 'draft' };
  }, isLost);
  await expect(save(saying('Suez'))).rejects.toThrow('refused');
  refused = false;
  await save(saying('Suez'));
  expect(new Set(keys).size).toBe(2);
});
