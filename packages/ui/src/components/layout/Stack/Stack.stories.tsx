import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Text } from '../../typography/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack, type StackProps } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  parameters: { looks: 'first' },
  component: Stack,
} satisfies Meta<StackProps<'ul'>>;
export default meta;

type Story = StoryObj<StackProps<'ul'>>;

const say = words({
  zh: { cards: ['订舱确认', '装箱单', '提单'], long: '集装箱号CSLU1234567与封号SEAL998877一并列出' },
  en: {
    cards: ['Booking confirmation', 'Packing list', 'Bill of lading'],
    long: 'Container CSLU1234567 with seal SEAL998877',
  },
});

export const Gaps: Story = {
  args: { gap: { base: 'xl', phone: 's' } },
  render: (args, { globals }) => (
    <Stack {...args} as="ul">
      {(say(globals).cards as readonly string[]).map((name) => (
        <Card key={name} as="li" padding="m">
          {name}
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveStyle({
      rowGap: window.innerWidth < 640 ? '8px' : '24px',
      listStyleType: 'none',
    });
  },
};

export const Align: Story = {
  render: (_args, { globals }) => (
    <Stack>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap="xs" align={align}>
          <Card padding="m">{align}</Card>
          <Text tone="faint">{say(globals).long}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};
