import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, args: { lines: 3 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The waiting region is busy until its content arrives. */
export const Lines: Story = {
  render: (args) => (
    <Column width={420}>
      <section aria-busy="true">
        <Skeleton {...args} />
      </section>
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.locale === 'zh' ? '加载中' : 'Loading')).toBeInTheDocument();
  },
};

/** Rows have the height of the table's density, so that nothing jumps. */
export const Rows: Story = { args: { lines: undefined, rows: 4, columns: 5 } as never };

export const Picture: Story = { args: { lines: undefined, height: 160 } as never };

/** Ten thousand rows are limited to forty, and an invalid number means zero. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { lines: Number.NaN },
  render: (args) => (
    <div style={{ maxWidth: 320, blockSize: 120, overflow: 'hidden' }}>
      <Skeleton {...args} />
      <Skeleton lines={-3} />
      <Skeleton rows={10_000} columns={3} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [none, less, many] = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(none?.firstElementChild?.childElementCount).toBe(0);
    await expect(less?.firstElementChild?.childElementCount).toBe(0);
    await expect(many?.childElementCount).toBe(40);
  },
};
