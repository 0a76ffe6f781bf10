import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, type PortalStoryArgs, portalStories } from '../../stories/portalStory.ts';

const meta = {
  ...portalStories,
  title: 'Screens/Problems',
  args: { ...portalStories.args, address: '/notFound' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const findsHeading: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

/** The page for unknown paths and pages that are not built. */
export const NotFound: Story = { args: { address: '/no/such/page' }, play: findsHeading };

export const ServerError: Story = { args: { address: '/error' }, play: findsHeading };

/** A page that staff have announced and not opened. */
export const Soon: Story = {
  args: { address: '/agreement?type=privacy' },
  parameters: answering(mock(ruleEngine.routerList, { rows: [{ path: '/agreement', access: 'soon' }] })),
  play: findsHeading,
};

export const Agreement: Story = { args: { address: '/agreement?type=privacy' }, play: findsHeading };
