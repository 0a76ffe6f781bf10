import { freight } from '@fairway/gateway/contract/freight';
import { fails, mock, pending, refuse, sampleSailingsPage } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, weeksOf } from '../../stories/portalStory.tsx';

const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W48';

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, pixels: 'main' },
  title: 'Screens/Freight',
  args: { ...portalStories.args, address: lane },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Prices read "login to view". */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/登录查看|Login to view/))[0]).toBeVisible();
  },
};

export const Member: Story = {
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByText(/登录查看|Login to view/)).toBeNull();
  },
};

/** No lane asked for yet. */
export const Start: Story = {
  args: { address: '/shipPriceInfo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(freight.selectSailings, sampleSailingsPage({ rows: [], total: 0, access: 'login' })),
    mock(freight.selectWeekPrices, { access: 'login', weeks: weeksOf([], 'login') }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /没有这条航线|No sailings on this route/ });
  },
};

/** The filter lets nothing through; the week has sailings. */
export const NoneMatch: Story = {
  args: { address: `${lane}&routing=transfer` },
  parameters: answering(
    mock(freight.selectSailings, sampleSailingsPage({ rows: [], total: 0, access: 'login' })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /没有符合条件|No sailings match/ });
  },
};

export const Failed: Story = {
  parameters: answering(fails(freight.selectSailings, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /哎呀|Oops/ });
  },
};

export const Offline: Story = {
  parameters: answering(fails(freight.selectSailings, 'network')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /后端接口连接异常|Abnormal back-end/ });
  },
};

/** A port that does not exist leads to the page that says so. */
export const UnknownPort: Story = {
  parameters: answering(mock(freight.selectSailings, () => refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /找不到这个页面|This page does not exist/ });
  },
};

export const Loading: Story = {
  parameters: { ...answering(pending(freight.selectSailings)), pixels: 'page' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /加载中|Loading/ });
  },
};
