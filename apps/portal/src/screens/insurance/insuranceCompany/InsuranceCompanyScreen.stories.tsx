import { insurance } from '@fairway/gateway/contract/insurance';
import { fails, mock, mockList, pending, sampleInsurer, sampleInsurers } from '@fairway/gateway/mock';
import { containing, nameInStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof sampleInsurers) =>
  mock(insurance.selectInsurers, ({ query }) =>
    mockList(insurance.selectInsurers, [...rows], query, {
      sorts: {
        established: ({ establishedOn }) => establishedOn,
        capital: ({ registeredCapital }) => registeredCapital.amount,
        solvency: ({ solvencyPercent }) => solvencyPercent,
      },
      filters: {},
      keyword: ({ nameZh, nameEn }) => [nameZh, nameEn],
    }),
  );

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleInsurers)),
  title: 'Screens/Insurers',
  args: { ...portalStories.args, address: '/insuranceCompany' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(containing(nameInStoryLanguage(sampleInsurer()))))[0],
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('insurers.emptyTitle') });
  },
};

export const NoneMatch: Story = {
  args: { address: '/insuranceCompany?keyword=zzz' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('list.noneTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(insurance.selectInsurers, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(insurance.selectInsurers)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};
