import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const files = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pages = files('{docs,packages/*/src}/**/*.mdx');

/** Returns every story and page of documentation, by its Storybook id. */
function existing(): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { path, text } of files('{packages/*/src,apps/{portal,desk}/src}/**/*.stories.tsx')) {
    // Specimens above the stories have titles too, without a group.
    const title = /\btitle: '([^'/]+\/[^']+)'/.exec(text)?.[1];
    if (!title) throw new Error(`${path} has no title`);
    for (const [, name = ''] of text.matchAll(/^export const (\w+)/gm)) {
      ids.add(toId(title, storyNameFromExport(name)));
    }
    ids.add(toId(title, 'Docs'));
  }
  for (const { text } of pages) {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    if (title) ids.add(toId(title, 'Docs'));
  }
  return ids;
}

test('every link between the pages of Storybook leads to a story or a page', () => {
  const ids = existing();
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => ({ path, id })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test('every test that a page names exists', () => {
  const named = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => ({ path, file })),
  );
  const there = new Set(
    globSync('{packages,apps,e2e}/**/*.{test,spec}.ts', { exclude: ['**/node_modules/**'] }),
  );
  expect(named.filter(({ file }) => !there.has(file))).toEqual([]);
});

test('every page of a component begins with an example to paste, before its first picture', () => {
  const parts = pages.filter(({ path }) => path.includes('src'));
  expect(parts.length).toBeGreaterThan(70);
  const without = parts.filter(({ text }) => {
    const example = text.indexOf('```tsx\nimport ');
    const picture = text.indexOf('<Canvas');
    return example < 0 || (picture >= 0 && picture < example);
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});
