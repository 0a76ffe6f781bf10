import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ship } from 'lucide-react';
import { Column, Row } from '../../stories/layout.tsx';
import { words } from '../../stories/words.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    good: '已完成',
    bad: '已取消',
    caution: '等待扫码',
    neutral: '中转 · 釜山',
    tint: '会员',
    direct: '直达',
    long: '企业认证资料未通过审核，请重新提交',
  },
  en: {
    good: 'Completed',
    bad: 'Cancelled',
    caution: 'Waiting for scan',
    neutral: 'via Busan',
    tint: 'Member',
    direct: 'Direct',
    long: 'The documents of your company were rejected, please submit them again',
  },
});

/** States bring their icon. */
export const States: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Badge tone="good">{t.good}</Badge>
        <Badge tone="caution">{t.caution}</Badge>
        <Badge tone="bad">{t.bad}</Badge>
      </Row>
    );
  },
};

/** Labels need none: the words say it all. */
export const Labels: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Badge tone="good" icon={null}>
          {t.direct}
        </Badge>
        <Badge>{t.neutral}</Badge>
        <Badge tone="tint">{t.tint}</Badge>
        <Badge tone="tint" icon={Ship}>
          COSCO
        </Badge>
      </Row>
    );
  },
};

/** Wraps inside a narrow cell. */
export const LongText: Story = {
  render: (_, { globals }) => (
    <Column width={240}>
      <Badge tone="bad">{say(globals).long}</Badge>
    </Column>
  ),
};
