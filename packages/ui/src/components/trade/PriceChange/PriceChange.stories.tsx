import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { PriceChange } from './PriceChange.tsx';

const meta = {
  title: 'Trade/PriceChange',
  component: PriceChange,
  args: { value: 0.018, text: '1.8%' },
} satisfies Meta<typeof PriceChange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In Chinese a rise is red, in English green; triangle and text show the same without colour. */
export const Directions: Story = {
  render: () => (
    <Row>
      <PriceChange value={0.018} text="1.8%" />
      <PriceChange value={-0.032} text="3.2%" />
      <PriceChange value={0} text="0.0%" />
    </Row>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    await expect(canvas.getByText(zh ? '上涨 1.8%' : 'up 1.8%')).toBeInTheDocument();
    await expect(canvas.getByText(zh ? '下跌 3.2%' : 'down 3.2%')).toBeInTheDocument();
    await expect(canvas.getByText(zh ? '持平' : 'unchanged')).toBeInTheDocument();
  },
};
