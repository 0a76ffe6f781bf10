import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('docs/byName.mdx', 'utf8');
/** Rows of the page: other names in English and Chinese, and the components. */
const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| (\[.*) \|$/gm)].map(
  ([, english, chinese, links]) => ({
    names: [...(english ?? '').split(', '), ...(chinese ?? '').split('、')].map((name) => name.trim()),
    components: [...(links ?? '').matchAll(/\[(\w+)\]/g)].map(([, component = '']) => component),
  }),
);

/** Headings of the components' pages, which the search of the sidebar reads; of two by one name, the kit's own. */
const headings = new Map(
  ['forms', 'ui']
    .flatMap((name) => globSync(`packages/${name}/src/**/*.mdx`))
    .map((path) => [
      basename(path, '.mdx'),
      /^## Also called: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1]?.split(' · ') ?? [],
    ]),
);

test('a name on the page "By the name you know" is in a heading of its component, where the search finds it', () => {
  expect(rows.length).toBeGreaterThan(35);
  const missing = rows.flatMap(({ names, components }) =>
    components.flatMap((component) => {
      const otherNames = headings.get(component) ?? [];
      return names.filter((name) => !otherNames.includes(name)).map((name) => `${component}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test.each(['modal', 'dropdown', 'radio', 'accordion', 'alert', 'autocomplete', '日期', '按钮', '表格'])(
  'people who look for "%s" find a component',
  (name) => {
    expect(rows.some(({ names }) => names.includes(name))).toBe(true);
  },
);
