import { watch } from '@fairway/gateway/contract/watch';
import {
  fails,
  mock,
  pending,
  sampleFirings,
  sampleNumberFirings,
  sampleNumberWatch,
  sampleWatch,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { words as watchEn } from '../../../features/watch/words.en.ts';
import { words as watchZh } from '../../../features/watch/words.zh.ts';
import { words as reportEn } from '../../../features/watchReport/words.en.ts';
import { words as reportZh } from '../../../features/watchReport/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { watchDetailAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying<typeof zh & typeof watchZh & typeof reportZh>({
  zh: { ...zh, ...watchZh, ...reportZh },
  en: { ...en, ...watchEn, ...reportEn },
});

const own = sampleWatch();
const meta = {
  ...portalStories,
  parameters: answering(mock(watch.selectWatch, { watch: own, firings: [...sampleFirings] })),
  title: 'Screens/Watch',
  args: { ...portalStories.args, reader: 'member', address: watchDetailAddress(own) },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A cancelled sailing has no page, so its proof is the changes of the route. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('watchReport.fired.totalUnder'))).toBeVisible();
    const links = canvas.getAllByRole('link', { name: says('watchDetail.proof') });
    await expect(links[0]).toHaveAttribute('href', '/routeChanges?origin=CNSHA&destination=USLAX');
  },
};

const tracked = sampleNumberWatch();

/** A tracked number: the proof of each report is the page of the number. */
export const TrackedNumber: Story = {
  args: { address: watchDetailAddress(tracked) },
  parameters: answering(mock(watch.selectWatch, { watch: tracked, firings: [...sampleNumberFirings] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('watchReport.fired.freeTimeEnds'))).toBeVisible();
    const links = canvas.getAllByRole('link', { name: says('watchDetail.proof') });
    await expect(links[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/logisticsTool/cargoTracking?id='),
    );
  },
};

/** A paused watch that never fired. */
export const Unfired: Story = {
  parameters: answering(
    mock(watch.selectWatch, { watch: sampleWatch({ paused: true, firings: 0 }), firings: [] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: says('watchDetail.resume') })).toBeVisible();
    await expect(canvas.getByText(says('watchDetail.none'))).toBeVisible();
  },
};

/** A limit of 0 is refused where it is typed. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('watchDetail.edit') }));
    const limit = await screen.findByRole('textbox', { name: says('watch.limit') });
    await userEvent.clear(limit);
    await userEvent.type(limit, '0');
    await userEvent.click(screen.getByRole('button', { name: says('watch.save') }));
    await expect(await screen.findByText(says('watch.badLimit'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(watch.selectWatch, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(watch.selectWatch)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};
