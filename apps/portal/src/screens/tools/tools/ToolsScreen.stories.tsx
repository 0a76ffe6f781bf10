import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { toolsAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  title: 'Screens/Tools',
  args: { ...portalStories.args, address: toolsAddress() },
  parameters: answering(),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('tools.list', { whole: true }) });
    await expect(list.children).toHaveLength(5);
  },
};
