import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ship } from 'lucide-react';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column, Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Badge } from './Badge.tsx';
import { Status } from './Status.tsx';

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
    paid: '已支付',
    issuing: '开票中',
    confirming: '待确认到账',
    rejected: '审核未通过',
    expired: '已过期',
    notIssued: '未开票',
    long: '企业认证资料未通过审核，请重新提交',
  },
  en: {
    good: 'Completed',
    bad: 'Cancelled',
    caution: 'Waiting for scan',
    neutral: 'via Busan',
    tint: 'Member',
    direct: 'Direct',
    paid: 'Paid',
    issuing: 'Being issued',
    confirming: 'Transfer to be confirmed',
    rejected: 'Rejected',
    expired: 'Expired',
    notIssued: 'Not issued',
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

/** Labels need no icon: the text is enough. */
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

/** In rows of a table: quieter, and distinguishable without colour by shape and word. */
export const Statuses: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column>
        <Status kind="done">{t.paid}</Status>
        <Status kind="running">{t.issuing}</Status>
        <Status kind="waiting">{t.confirming}</Status>
        <Status kind="bad">{t.rejected}</Status>
        <Status kind="off">{t.expired}</Status>
        <Status kind="none">{t.notIssued}</Status>
      </Column>
    );
  },
};

/** Long words wrap, and an unknown state still shows its text. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <Column width={240}>
      <Badge tone="bad">{hostile.longWord}</Badge>
      <Badge tone={'lost' as never}>{say(globals).paid}</Badge>
      <Status kind={'lost' as never}>{say(globals).paid}</Status>
      <Status kind="done">{hostile.longWord}</Status>
      <Status kind="off">{hostile.nothing}</Status>
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(say(globals).paid)).toHaveLength(2);
    for (const text of canvas.getAllByText(hostile.longWord))
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** One to try the properties on. */
export const TryIt: Story = {
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'good' },
  render: (args, { globals }) => <Badge {...args}>{say(globals).direct}</Badge>,
};
