import { regulation } from '@fairway/gateway/contract/regulation';
import { fails, mock, pending } from '@fairway/gateway/mock';
import { containing, inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleConvention, sampleLaw, sampleMovedLaw } from '../../../stories/sampleLaws.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const address = '/wikipedia/regulationDetail?slug=maritime-code';

const says = saying({ zh, en });
const titleOf = ({ titleZh, titleEn }: { titleZh: string; titleEn: string }) =>
  inStoryLanguage({ zh: titleZh, en: titleEn });

const meta = {
  ...portalStories,
  parameters: answering(mock(regulation.detail, sampleLaw())),
  title: 'Screens/Regulation',
  args: { ...portalStories.args, address },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /海商法/, level: 1 });
    const name = says('regulation.linkTo', { values: { label: '第七十一条' }, whole: true });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('#article-71'),
    );
  },
};

/** Words are marked in the articles that hold all of them. */
export const SearchedInside: Story = {
  args: { address: `${address}&keyword=${encodeURIComponent('签发 提单')}` },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('regulation.hitList') });
    await expect(list).toHaveTextContent('第七十二条');
    await expect(list).not.toHaveTextContent('第七十一条');
    await expect(canvas.getAllByText('提单', { selector: 'mark' }).length).toBeGreaterThan(1);
  },
};

/** A repealed law leads to its replacement, with a notice. */
export const Moved: Story = {
  args: { address: '/wikipedia/regulationDetail?slug=import-export-tariff-regulations' },
  parameters: answering(mock(regulation.detail, sampleMovedLaw)),
  play: async ({ canvas }) => {
    const { moved, regulation: law } = sampleMovedLaw;
    if (!moved) throw new Error('The law should have moved.');
    const values = { from: titleOf(moved), to: titleOf(law) };
    await expect(await canvas.findByText(says('regulation.moved', { values }))).toBeVisible();
  },
};

/** The address names an article that this text does not have. */
export const ArticleLost: Story = {
  args: { address: `${address}#article-400` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('regulation.lost'))).toBeVisible();
  },
};

export const Convention: Story = {
  args: { address: '/wikipedia/regulationDetail?slug=rotterdam' },
  parameters: answering(mock(regulation.detail, sampleConvention)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: containing(titleOf(sampleConvention.regulation)), level: 1 });
  },
};

export const Failed: Story = {
  parameters: answering(fails(regulation.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(regulation.detail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};
