export const component = (name: string) => `import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The visual emphasis. */
  tone?: 'neutral' | 'tint';
}

export function ${name}({ tone = 'neutral', className, ...rest }: ${name}Props) {
  return <div className={joinClasses(styles.root, styles.tone[tone], className)} {...rest} />;
}
`;

export const css = (name: string) => `import { vars } from '../../../theme/contract.css.ts';
import { media, space } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';
import type { ${name}Props } from './${name}.tsx';

export const root = part({
  padding: space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const tone = parts<NonNullable<${name}Props['tone']>>({
  neutral: { background: vars.color.neutral.surface, color: vars.color.neutral.ink },
  tint: { background: vars.color.tint.surface, color: vars.color.tint.ink },
});
`;

export const stories = (
  title: string,
  name: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { ${name} } from './${name}.tsx';

const meta = { title: '${title}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({ zh: { lane: '上海 → 洛杉矶' }, en: { lane: 'Shanghai → Los Angeles' } });

export const Tones: Story = {
  render: (_, { globals }) => (
    <Column>
      <${name}>{say(globals).lane}</${name}>
      <${name} tone="tint">{say(globals).lane}</${name}>
    </Column>
  ),
};

/** A word without end wraps. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Column width={240}>
      <${name}>{hostile.longWord}</${name}>
    </Column>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(hostile.longWord).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
  },
};

/** One to try the properties on. */
export const TryIt: Story = {
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'tint' },
  render: (args, { globals }) => <${name} {...args}>{say(globals).lane}</${name}>,
};
`;

export const page = (name: string) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

<Canvas of={stories.Tones} />

## When to use it

| for | use |
|---|---|
| a part that stands out from its page | ${name} |
| one thing with an edge | **Card** |

## Keyboard

None of its own.

## Properties

<Canvas of={stories.TryIt} />
<Controls of={stories.TryIt} />
`;
