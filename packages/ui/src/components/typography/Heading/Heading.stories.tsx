import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { levels: ['上海 → 洛杉矶', '船期', '离港', '码头'], display: '本周去哪里？' },
  en: {
    levels: ['Shanghai → Los Angeles', 'Schedule', 'Departure', 'Terminal'],
    display: 'Where to this week?',
  },
});

export const Levels: Story = {
  render: (_args, { globals }) => (
    <Stack gap="m">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {(say(globals).levels as readonly string[])[level - 1]}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '24px' });
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveStyle({ fontSize: '14px' });
  },
};

/** Level and size are two things: the first page begins larger. */
export const Sizes: Story = {
  args: { size: 'display' },
  render: (args, { globals }) => <Heading {...args}>{say(globals).display}</Heading>,
};
