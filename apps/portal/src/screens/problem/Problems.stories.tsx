import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PortalStoryArgs, portalStories } from '../../stories/portalStory.tsx';

const meta = {
  ...portalStories,
  title: 'Screens/Problems',
  args: { ...portalStories.args, address: '/notFound' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

/** Where unknown paths and pages that are not built lead. */
export const NotFound: Story = { args: { address: '/no/such/page' }, play: drawn };

export const ServerError: Story = { args: { address: '/error' }, play: drawn };

export const Agreement: Story = { args: { address: '/agreement?type=privacy' }, play: drawn };
