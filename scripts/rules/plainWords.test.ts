import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comments, commentsIn, filesWithParticiples, oddRemarks, sentences } from './plainWords.ts';

const root = join(import.meta.dirname, '../..');

/** The first few, as a reader of a failed run needs them. */
const listed = (remarks: ReturnType<typeof oddRemarks>) =>
  remarks
    .slice(0, 20)
    .map(({ file, line, phrase, instead }) => `${file}:${line} "${phrase}", better: ${instead}`);

it.each([
  ['// Whoever reads it asks.', 'Whoever'],
  ['/** A price that is none. */', 'is none'],
  ['/** Who asks for a page. */', 'Who'],
  ['/** What a route costs. */', 'What'],
  ['// It stands beside the list.', 'stands'],
])('%s is odd', (source, phrase) => {
  expect(oddRemarks(commentsIn(source).map((remark) => ({ file: 'a.ts', ...remark })))).toMatchObject([
    { phrase },
  ]);
});

it.each([
  '// We notify readers.',
  '/** The total, or null if a part is unknown. */',
  '// What is a sailing? See the glossary.',
])('%s is plain', (source) => {
  expect(oddRemarks(commentsIn(source).map((remark) => ({ file: 'a.ts', ...remark })))).toEqual([]);
});

it('fewer than one comment in a hundred is odd', () => {
  const all = comments(root);
  const odd = oddRemarks(all);
  expect(all.length).toBeGreaterThan(5_000);
  expect(odd.length * 100, listed(odd).join('\n')).toBeLessThan(all.length);
});

it('fewer than one sentence of the documents in a hundred is odd', () => {
  const all = sentences(root);
  const odd = oddRemarks(all);
  expect(all.length).toBeGreaterThan(1_000);
  expect(odd.length * 100, listed(odd).join('\n')).toBeLessThan(all.length);
});

it('no more files than before name a value after what happened to it', () => {
  // The limit only falls: lower it when files are renamed.
  expect(filesWithParticiples(root).length).toBeLessThanOrEqual(76);
});
