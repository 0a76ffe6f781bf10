import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnBy, shownCode } from './shownCode.ts';

test('prints the rendered JSX of the story, without the arguments of Storybook', () => {
  const source = `{
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Select {...args} label={t.box} options={boxes(t)} defaultValue="" />
        {[1, 2].map((size) => (
          <b key={size}>{t.it ? '</b>' : \`<\${size}>\`}</b>
        ))}
      </Column>
    );
  },
  play: async () => <i />,
}`;
  expect(drawnBy(source)).toBe(`<Column width={360}>
  <Select label={t.box} options={boxes(t)} defaultValue="" />
  {[1, 2].map((size) => (
    <b key={size}>{t.it ? '</b>' : \`<\${size}>\`}</b>
  ))}
</Column>
`);
});

test('an element alone, and one behind an arrow', () => {
  expect(drawnBy('{ render: () => <Badge tone="good">It\'s done</Badge> }')).toBe(
    '<Badge tone="good">It\'s done</Badge>\n',
  );
  expect(drawnBy('{ render: () => (<Notice onClose={() => close()} />) }')).toBe(
    '<Notice onClose={() => close()} />\n',
  );
});

test('a story without a drawing of its own is printed as it was', () => {
  expect(drawnBy('{ args: { value: 1 } }')).toBeNull();
  const parameters = { docs: { source: { originalSource: '{ args: { value: 1 } }' } } };
  expect(shownCode('<Progress value={1} />', { parameters })).toBe('<Progress value={1} />');
});

test('every story of the kit that draws itself is understood', () => {
  const missed: string[] = [];
  let read = 0;
  for (const path of globSync('packages/{ui,forms}/src/**/*.stories.tsx')) {
    const text = readFileSync(path, 'utf8');
    for (const [, name = '', story = ''] of text.matchAll(
      /^export const (\w+): Story\w* = (\{[\s\S]*?^\});/gm,
    )) {
      if (!/\brender(?::|\()[^\n]*(?:=>|\{)/.test(story) || !/(?:return|=>)\s*\(?\s*</.test(story)) continue;
      read += 1;
      const code = drawnBy(story);
      if (!code?.startsWith('<') || !/>\n$/.test(code)) missed.push(`${path} ${name}`);
    }
  }
  expect(read).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});
