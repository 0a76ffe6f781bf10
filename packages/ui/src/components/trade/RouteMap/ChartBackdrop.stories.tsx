import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChartBackdrop } from './ChartBackdrop.tsx';

const meta = {
  title: 'Trade/ChartBackdrop',
  component: ChartBackdrop,
  parameters: { layout: 'fullscreen' },
  args: { style: { blockSize: 560 } },
} satisfies Meta<typeof ChartBackdrop>;
export default meta;

type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('use')).not.toBeNull());
  await expect(canvasElement.querySelector('[aria-hidden="true"]')).not.toBeNull();
};

export const Whole: Story = { args: { fade: 'none' }, play: isDrawn };

/** Behind a headline at the start. */
export const BehindHeadline: Story = { play: isDrawn };
