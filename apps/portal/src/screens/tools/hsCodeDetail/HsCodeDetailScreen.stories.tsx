import { hsCode } from '@fairway/gateway/contract/hsCode';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { nameInStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleHsExpired, sampleHsHeading, sampleHsNational } from '../../../stories/sampleGoods.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const address = '/logisticsTool/HScodeDetail?code=8418102000';
const details = mock(hsCode.detail, ({ query }) => {
  if (query.code === '8418') return sampleHsHeading;
  if (query.code === '8517120090') return sampleHsExpired();
  return query.code === '8418102000' ? sampleHsNational() : refuse('notFound');
});

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(details),
  title: 'Screens/HS code',
  args: { ...portalStories.args, address },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('hsDetail.rates', { whole: true }) });
    const forbidding = sampleHsNational().national?.supervision.filter(({ forbids }) => forbids) ?? [];
    await expect(forbidding).toHaveLength(1);
    for (const letter of forbidding)
      await expect(canvas.getByText(nameInStoryLanguage(letter), { selector: 'strong' })).toBeVisible();
  },
};

/** A heading has no rates: it leads further down. */
export const Heading: Story = {
  args: { address: '/logisticsTool/HScodeDetail?code=8418' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /8418\.30/ })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { address: '/logisticsTool/HScodeDetail?code=8517120090' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /8517\.13/ })).toBeVisible();
  },
};

export const SideBySide: Story = {
  args: { address: `${address}&against=8517120090` },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

/** A second code with a typing error: reported at the field, the first code stays. */
export const SecondUnknown: Story = {
  args: { address: `${address}&against=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('hsDetail.compareUnknown'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(hsCode.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(hsCode.detail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};
