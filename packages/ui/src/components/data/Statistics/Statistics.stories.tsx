import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Statistic, Statistics } from './Statistics.tsx';

const meta = { title: 'Data/Statistics', component: Statistics } satisfies Meta<typeof Statistics>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    figures: '近 30 天',
    searches: '船期查询',
    unit: '次',
    followed: '关注航线',
    price: '最低参考价',
    change: '较上周 +2.1%',
    next: '下一班离港',
    day: '11月28日',
    unknown: '预订票数',
  },
  en: {
    figures: 'Last 30 days',
    searches: 'Schedule searches',
    unit: 'times',
    followed: 'Routes followed',
    price: 'Lowest reference price',
    change: '+2.1% on last week',
    next: 'Next departure',
    day: '28 Nov',
    unknown: 'Bookings',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={640}>
        <Statistics {...args} aria-label={t.figures}>
          <Statistic term={t.searches} aside={t.unit}>
            1,286
          </Statistic>
          <Statistic term={t.followed}>12</Statistic>
          <Statistic term={t.price} aside={t.change}>
            USD 2,376
          </Statistic>
          <Statistic term={t.next}>{t.day}</Statistic>
          <Statistic term={t.unknown} />
          <Statistic term={hostile.longWord.slice(0, 30)}>{hostile.longWord.slice(0, 30)}</Statistic>
        </Statistics>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByText(t.searches).nextElementSibling).toHaveTextContent(`1,286 ${t.unit}`);
    await expect(canvas.getByText(t.unknown).nextElementSibling).toHaveTextContent('—');
  },
};
