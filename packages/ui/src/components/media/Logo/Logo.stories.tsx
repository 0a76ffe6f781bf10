import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Media/Logo',
  component: Logo,
  args: { name: 'Fairway' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({ zh: { note: '航道' }, en: { note: '' } });

export const Names: Story = {
  render: (args, { globals }) => (
    <Column>
      <Logo {...args} note={say(globals).note} />
      <Logo {...args} />
    </Column>
  ),
};
