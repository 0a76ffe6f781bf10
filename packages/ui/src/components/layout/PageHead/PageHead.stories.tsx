import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Layout/PageHead',
  component: PageHead,
  args: { title: '' },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    orders: '订单记录',
    lead: '您的全部订单，未付款的会在到期前提醒。',
    lane: '上海 → 洛杉矶',
    count: '24 个航次',
    fresh: '更新于 11 月 20 日 08:00',
    sample: '样例数据',
    alert: '低价提醒',
  },
  en: {
    orders: 'Orders',
    lead: 'All your orders; we remind you before an unpaid one runs out.',
    lane: 'Shanghai → Los Angeles',
    count: '24 sailings',
    fresh: 'Updated November 20, 08:00',
    sample: 'Sample data',
    alert: 'Tell me of low prices',
  },
});

export const Plain: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return <PageHead title={t.orders} lead={t.lead} {...withoutProps(args)} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say(globals).orders);
  },
};

/** The count, the date of the data, and the actions of the page. */
export const Full: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <PageHead title={t.lane} aside={<Button>{t.alert}</Button>}>
        <Text as="div" size="small" tone="quiet">
          <Inline>
            <strong>{t.count}</strong>
            <span>{t.fresh}</span>
            <Badge tone="caution">{t.sample}</Badge>
          </Inline>
        </Text>
      </PageHead>
    );
  },
  play: async ({ canvas, globals }) => {
    if (window.innerWidth < 640) return;
    const t = say(globals);
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const [heading, action] = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByRole('button', { name: t.alert }),
    ];
    await expect(Math.abs(middle(heading) - middle(action))).toBeLessThan(3);
  },
};
