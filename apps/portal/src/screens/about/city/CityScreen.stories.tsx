import { cities } from '@fairway/gateway/contract/city';
import { fails, mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const hangzhou = { code: 'hangzhou', nameZh: '杭州', nameEn: 'Hangzhou' };
const port = (code: string, nameZh: string, nameEn: string) => ({ code, nameZh, nameEn });
const all = mock(cities.selectAll, {
  rows: [{ code: 'shanghai', nameZh: '上海', nameEn: 'Shanghai' }, hangzhou],
});
const mine = mock(cities.selectMine, {
  city: hangzhou,
  ports: [
    { port: port('CNNGB', '宁波', 'Ningbo'), kilometres: 156 },
    { port: port('CNSHA', '上海', 'Shanghai'), kilometres: 187 },
  ],
});

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(all, mine),
  title: 'Screens/City',
  args: { ...portalStories.args, reader: 'member', address: '/city' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /CNNGB/ })).toBeVisible();
  },
};

export const None: Story = {
  parameters: answering(all, mock(cities.selectMine, { city: null, ports: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('city.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(all, fails(cities.selectMine, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

const states = stateStories({ call: cities.selectMine, beside: [all], answering });

export const Loading: Story = states.loading;
