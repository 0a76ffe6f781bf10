import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A background or text colour that marks a selection, and a line that only a selected element shows: forced colours
 * remove both.
 */
const selectedStyle =
  /&\[aria-(?:current|pressed|selected|checked)[^\]]*\]'\]?: \{[^}]*(?:background|borderColor|borderBlockEndColor|color):/u;
const hiddenLine = /border\w*: '[\d.]+px solid transparent'/u;

/** Styles, one declaration each, that mark a chosen element without a rule for forced colours. */
function unforced(source: string): string[] {
  return source
    .split(/^(?=export const|within\(|layoutWithin\()/mu)
    .filter(
      (style) =>
        (selectedStyle.test(style) || (hiddenLine.test(style) && style.includes('aria-'))) &&
        !/forced|chosen(?:Line|Frame)/iu.test(style),
    )
    .map((style) => style.split('\n')[0] ?? '');
}

test.each([
  "export const tab = layout({\n  borderBlockEnd: '3px solid transparent',\n  selectors: { '&[aria-current]': { fontWeight: 700 } },\n});",
  "export const row = layout({\n  selectors: {\n    '&[aria-selected=\"true\"]': { background: 'blue' },\n  },\n});",
])('%s leaves what is chosen to colours that are taken away', (source) => {
  expect(unforced(source)).toHaveLength(1);
});

test.each([
  "export const tab = layout({\n  borderBlockEnd: '3px solid transparent',\n  '@media': chosenLine('&[aria-current]'),\n});",
  "export const row = layout({\n  selectors: { '&[aria-current]': { background: 'blue' } },\n  '@media': { [media.forced]: { border: 0 } },\n});",
  "export const badge = part({ border: '1px solid transparent' });",
])('%s does not', (source) => {
  expect(unforced(source)).toEqual([]);
});

test('a chosen state is visible in forced colours too', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root });
  const faults = files.flatMap((file) =>
    unforced(readFileSync(join(root, file), 'utf8')).map((style) => `${file}: ${style}`),
  );
  expect(faults).toEqual([]);
});
