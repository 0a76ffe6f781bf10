import { dataQuality } from '@fairway/gateway/contract/dataQuality';
import { fails, mock, pending, sampleDataQuality } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { alsoForMembers } from '../../../stories/forMembers.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const address = '/dataQuality';

const meta = {
  ...portalStories,
  title: 'Screens/Data quality',
  args: { ...portalStories.args, address },
  parameters: answering(mock(dataQuality.selectQuality, sampleDataQuality())),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A carrier without prices has 0 %; a table without files has no share of refused lines. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: says('dataQuality.byCarrier') });
    await expect(
      canvas.getByRole('row', { name: new RegExp(says('dataQuality.kinds.hs')) }),
    ).toHaveTextContent('—');
  },
};

/** A new installation: nothing was measured, so there is no figure. */
export const NotMeasured: Story = {
  parameters: answering(
    mock(dataQuality.selectQuality, sampleDataQuality({ measuredAt: null, carriers: [], trades: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('dataQuality.noneTitle'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(dataQuality.selectQuality, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(dataQuality.selectQuality)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

export const ForMembers = alsoForMembers(address);
