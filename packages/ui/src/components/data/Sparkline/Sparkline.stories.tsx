import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { points: [], label: '' },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    fell: '近 12 周：从 $1,955 到 $1,890',
    still: '近 12 周：一直是 $290',
    gaps: '近 12 周：从 $640 到 $1,180，两周无报价',
  },
  en: {
    fell: 'Last 12 weeks: from $1,955 to $1,890',
    still: 'Last 12 weeks: $290 throughout',
    gaps: 'Last 12 weeks: from $640 to $1,180, two weeks not quoted',
  },
});

const fell = [1955, 1940, 1962, 1938, 1925, 1931, 1910, 1904, 1916, 1899, 1906, 1890];
const gaps = [640, 660, 720, null, null, 810, 860, 905, 990, 1040, 1120, 1180];

export const Trends: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column>
        <Sparkline points={fell} label={t.fell} />
        <Sparkline points={Array.from({ length: 12 }, () => 290)} label={t.still} />
        <Sparkline points={gaps} label={t.gaps} />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: say(globals).fell })).toBeVisible();
  },
};
