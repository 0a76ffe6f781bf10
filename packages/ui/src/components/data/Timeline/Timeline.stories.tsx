import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Timeline, TimelineEntry } from './Timeline.tsx';

const meta = { title: 'Data/Timeline', component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    history: '订单记录',
    arrive: '预计到港',
    at1: '2026-12-14',
    refused: '凭证被退回',
    at2: '2026-11-23 16:20',
    by: '财务 周海宁',
    reason: '付款账户与企业名称不一致，请由企业账户重新打款。',
    paid: '已上传付款凭证',
    at3: '2026-11-22 09:05',
    placed: '已下单',
    at4: '2026-11-20 11:42',
  },
  en: {
    history: 'History of the order',
    arrive: 'Arrival expected',
    at1: '14 Dec 2026',
    refused: 'Proof of transfer sent back',
    at2: '23 Nov 2026, 16:20',
    by: 'Zhou Haining, finance',
    reason: 'The paying account is not in the name of the company. Pay again from the company account.',
    paid: 'Proof of transfer uploaded',
    at3: '22 Nov 2026, 09:05',
    placed: 'Order placed',
    at4: '20 Nov 2026, 11:42',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Timeline {...args} aria-label={t.history}>
          <TimelineEntry at={t.at1} dateTime="2026-12-14" state="expected">
            {t.arrive}
          </TimelineEntry>
          <TimelineEntry at={t.at2} dateTime="2026-11-23T08:20:00Z" by={t.by} note={t.reason} state="bad">
            {t.refused}
          </TimelineEntry>
          <TimelineEntry at={t.at3} dateTime="2026-11-22T01:05:00Z">
            {t.paid}
          </TimelineEntry>
          <TimelineEntry at={t.at4} dateTime="2026-11-20T03:42:00Z" note={hostile.longWord.slice(0, 60)}>
            {t.placed}
          </TimelineEntry>
        </Timeline>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('list', { name: t.history })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(t.at2)).toHaveAttribute('datetime', '2026-11-23T08:20:00Z');
  },
};
