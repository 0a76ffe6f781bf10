import { push } from '@fairway/gateway/contract/push';
import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { mock, sampleId } from '@fairway/gateway/mock';
import { inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../stories/portalStory.ts';
import { isAnswered, keepFold, keptFold } from './memory.ts';

const says = saying({ zh: {}, en: {} });

const offer = {
  id: sampleId(9, 901),
  type: 2 as const,
  commonName: '年末订阅，三条 95 折',
  commonNameEn: 'Three routes, 5% off',
  textZh: '12 月 10 日前订阅任意 3 条航线，按 95 折计，席位当日开通。',
  textEn: 'Subscribe to any 3 routes by 10 December: 5% off, seats open the same day.',
  actionZh: '看看航线',
  actionEn: 'See routes',
  activityUrl: '/subscribe',
  picture: null,
  delayedTime: 0,
};
const here = '/aboutUs';
const answers = [
  mock(push.neededPages, { rows: [{ pageRouter: here, userActionTypes: [4] }], hosts: [] }),
  mock(push.createUuid, { uuid: sampleId(9, 902) }),
  mock(push.query, { status: 1, configBO: offer }),
  mock(push.report, { counted: true }),
];
const follow = {
  show: true,
  nameZh: '关注航道服务号',
  nameEn: 'Follow Fairway on WeChat',
  tipZh: '微信扫码，截单前提醒您',
  tipEn: 'Scan with WeChat to hear of cut-offs in time',
  qrCode: 'http://weixin.qq.com/r/fairway-sample',
};
const float = [
  mock(push.followFloatPages, { rows: [{ pageRouter: here }] }),
  mock(ruleEngine.wechatMp, follow),
];

const meta = {
  ...portalStories,
  title: 'Screens/Push',
  args: { ...portalStories.args, address: here },
  parameters: { ...portalStories.parameters, pixels: 'page' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const title = () => inStoryLanguage({ zh: offer.commonName, en: offer.commonNameEn });
const name = () => inStoryLanguage({ zh: follow.nameZh, en: follow.nameEn });

/** Opens automatically over the page, once the page is idle. */
export const Dialog: Story = {
  parameters: answering(...answers),
  play: async () => {
    await screen.findByRole('dialog', { name: title() });
    await expect(screen.getByRole('heading', { name: title() })).toHaveFocus();
  },
};

/** Closed with its button it disappears, and stays dismissed in this browser. */
export const Closed: Story = {
  parameters: { ...answering(...answers), pixels: 'main' },
  play: async () => {
    await screen.findByRole('dialog', { name: title() });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(isAnswered(offer.id)).toBe(true);
  },
};

/** Next to the page, or below it if there is no room; its last state is stored. */
export const Float: Story = {
  parameters: { ...answering(...float), pixels: 'aside[aria-label]' },
  beforeEach: () => keepFold(false),
  play: async () => {
    const fold = await screen.findByRole('button', { name: says('followFloat.fold') });
    await expect(screen.getByRole('complementary', { name: name() })).toBeInTheDocument();
    await userEvent.click(fold);
    await expect(keptFold()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: name() }));
    await expect(keptFold()).toBe(false);
    fold.blur();
  },
};

export const FloatFolded: Story = {
  parameters: { ...answering(...float), pixels: 'aside[aria-label]' },
  beforeEach: () => keepFold(true),
  play: async () => {
    await screen.findByRole('button', { name: name() });
  },
};
