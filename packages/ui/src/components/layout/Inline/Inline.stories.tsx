import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline, type InlineProps } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  parameters: { looks: 'first' },
  component: Inline,
} satisfies Meta<InlineProps<'ul'>>;
export default meta;

type Story = StoryObj<InlineProps<'ul'>>;

const say = words({
  zh: {
    weeks: ['第 48 周', '第 49 周', '第 50 周', '第 51 周', '第 52 周'],
    count: '24 个航次',
    export: '导出 CSV',
    print: '打印',
    fresh: '更新于 11 月 20 日 08:00',
  },
  en: {
    weeks: ['Week 48', 'Week 49', 'Week 50', 'Week 51', 'Week 52'],
    count: '24 sailings',
    export: 'Export CSV',
    print: 'Print',
    fresh: 'Updated November 20, 08:00',
  },
});

/** As many lines as they need. */
export const Wrapping: Story = {
  args: { gap: 's' },
  render: (args, { globals }) => (
    <Inline {...args} as="ul">
      {(say(globals).weeks as readonly string[]).map((week) => (
        <li key={week}>
          <Badge>{week}</Badge>
        </li>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Text at the start, actions at the end. */
export const Between: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Stack>
        <Inline justify="between">
          <strong>{t.count}</strong>
          <Inline gap="s">
            <Button>{t.export}</Button>
            <Button>{t.print}</Button>
          </Inline>
        </Inline>
        <Inline align="baseline" wrap={false}>
          <Text as="span" size="heading" figures>
            1,890
          </Text>
          <Text as="span" size="small" tone="faint">
            {t.fresh}
          </Text>
        </Inline>
      </Stack>
    );
  },
};
