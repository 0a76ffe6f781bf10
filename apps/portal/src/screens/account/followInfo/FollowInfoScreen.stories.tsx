import { attention } from '@fairway/gateway/contract/attention';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import { dismissToast, recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCostedFollowInfo, sampleFollowInfo } from '../../../stories/sampleFollow.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const lane = (followed: boolean) =>
  recordedMock(() => {
    let follows = followed;
    return {
      handlers: [
        mock(attention.selectAttentionDetail, () => {
          const detail = sampleFollowInfo();
          return follows ? detail : { ...detail, attention: null };
        }),
        mock(attention.addOrUpdateAttention, ({ body }) => {
          follows = body.followed;
          return { followed: follows, attention: null };
        }),
      ],
    };
  });

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, ...answering(lane(true)), pixels: 'main' },
  title: 'Screens/Followed route',
  args: { address: '/followInfo?origin=CNSHA&destination=USLAX', reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('followInfo.history') });
    await expect(canvas.getByRole('button', { name: says('follow.followed') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** With a shipment every price is its total; a week and a sailing lack a part. */
export const Costed: Story = {
  args: {
    address: '/followInfo?origin=CNSHA&destination=USLAX&boxes=2x20GP-1x40HQ&incoterm=FOB&currency=USD',
  },
  parameters: answering(mock(attention.selectAttentionDetail, sampleCostedFollowInfo())),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('followInfo.totals') });
    await expect(canvas.queryByRole('heading', { name: says('followInfo.history') })).toBeNull();
  },
};

/** Not followed, or no longer: everything is shown all the same, and the button follows it. */
export const NotFollowed: Story = {
  parameters: answering(lane(false)),
  play: async ({ canvas }) => {
    await canvas.findByText(says('followInfo.notFollowed'));
    await expect(canvas.getByRole('button', { name: says('follow.follow') })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** A press follows the route, and the notice disappears. */
export const Followed: Story = {
  tags: ['!autodocs'],
  parameters: { ...answering(lane(false)), sameAs: 'screens-followed-route--full' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('follow.follow') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('follow.followed') })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await waitFor(() => expect(canvas.queryByText(says('followInfo.notFollowed'))).toBeNull());
    await dismissToast(says('follow.followedToast'));
  },
};

/** Our schedules have no sailing on the route. */
export const WithoutSailings: Story = {
  parameters: answering(
    mock(
      attention.selectAttentionDetail,
      sampleFollowInfo({
        weeks: sampleFollowInfo().weeks.map((week) => ({ ...week, sailings: 0, prices: null })),
        coming: [],
        cheapest: null,
        quickest: null,
        change: null,
        moved: null,
        updatedAt: null,
        sample: false,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('followInfo.noneTitle') });
  },
};

/** A port that does not exist leads to the not-found page. */
export const UnknownPort: Story = {
  parameters: answering(mock(attention.selectAttentionDetail, () => refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.notFoundTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(attention.selectAttentionDetail, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(attention.selectAttentionDetail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};
