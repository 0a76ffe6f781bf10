import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';

const says = saying({ zh: {}, en: {} });

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, pixels: 'main' },
  title: 'Screens/About us',
  args: { ...portalStories.args, address: '/aboutUs' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const About: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('about.about') });
  },
};

export const Contact: Story = {
  args: { address: '/aboutUs?type=contact' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await canvas.findByRole('heading', { level: 1, name: says('about.contact') })).toBeVisible();
    await expect(main.querySelector('a[href^="mailto:"]')).toBeVisible();
  },
};
