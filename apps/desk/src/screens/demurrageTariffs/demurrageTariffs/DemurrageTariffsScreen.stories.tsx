import { demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, pageOf, saying } from '../../../stories/deskStory.ts';
import { demurrageTariffRows } from '../../../stories/sampleDemurrageTariffs.ts';
import { pricing } from '../../../stories/sampleRoutes.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asPricing = mock(staffAuth.selectSelf, pricing);
const listed = mock(demurrageTariff.selectPage, ({ query: { state } }) =>
  pageOf(state === 'now' ? demurrageTariffRows : []),
);

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Demurrage tariffs',
  args: { address: '/demurrageTariffs', reader: 'member' },
  parameters: { ...deskStories.parameters, ...answering(asPricing, listed) },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An imported tariff with its publication and file, one with long words, and sample data. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('EUR 8-12:60; 13-17:90; 18-:150.5'))[0]).toBeInTheDocument();
    const [file] = canvas.getAllByRole('link', { name: 'demurrage-2026.csv' });
    await expect(file?.getAttribute('href')).toMatch(/\/imports\?kind=demurrage&id=/);
  },
};

/** The filters of the list. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/8-12:60/);
    await userEvent.click(canvas.getByRole('button', { name: says('tableFilters.open') }));
    await screen.findByRole('checkbox', { name: says('demurrageTariffs.charges.storage') });
  },
};

export const Empty: Story = {
  parameters: answering(asPricing, mock(demurrageTariff.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('demurrageTariffs.none.now'));
  },
};

/** No tariff has ended: the list shows a message and a button that shows the other tariffs. */
export const NoneEnded: Story = {
  args: { address: '/demurrageTariffs?state=ended' },
  play: async ({ canvas }) => {
    await canvas.findByText(says('demurrageTariffs.none.ended'));
    await expect(canvas.getByRole('radio', { name: says('demurrageTariffs.states.now') })).toBeEnabled();
  },
};

export const NoMatch: Story = {
  args: { address: '/demurrageTariffs?keyword=atlantis' },
  parameters: answering(asPricing, mock(demurrageTariff.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('list.noneTitle'));
  },
};

const states = stateStories({ call: demurrageTariff.selectPage, beside: [asPricing], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;
