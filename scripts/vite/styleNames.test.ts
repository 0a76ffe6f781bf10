import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleNames } from './styleNames.ts';

const repository = join(import.meta.dirname, '../..');
const kit = () => styleNames(join(repository, 'packages/ui'));
const badge = 'src/components/feedback/Badge/Badge.css.ts';

test('names of one file follow each other, and the same name is returned for a repeated request', () => {
  const nameOf = kit();
  const first = nameOf({ hash: 'a', filePath: badge });
  expect(first).toMatch(/^fwu[0-9a-z]{2}0$/);
  expect(nameOf({ hash: 'b', filePath: badge })).toBe(`${first.slice(0, -1)}1`);
  expect(nameOf({ hash: 'a', filePath: badge })).toBe(first);
});

test('a site that builds the kit from its sources, and the server that draws it, find the same names', () => {
  const portal = styleNames(join(repository, 'apps/portal'));
  expect(portal({ hash: 'a', filePath: `../../packages/ui/${badge}` })).toBe(
    kit()({ hash: 'a', filePath: badge }),
  );
});

test('no name of a file can be read as one of another, however many it has', () => {
  const nameOf = kit();
  const files = [
    badge,
    'src/components/actions/Button/Button.css.ts',
    'src/components/navigation/Tabs/Tabs.css.ts',
  ];
  const names = files.flatMap((filePath) =>
    Array.from({ length: 2000 }, (_, count) => nameOf({ hash: String(count), filePath })),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('style from somewhere else is refused, with what to do', () => {
  expect(() => kit()({ hash: 'a', filePath: '../../bench/Row.css.ts' })).toThrow(
    /scripts\/vite\/styleNames\.ts/,
  );
});
