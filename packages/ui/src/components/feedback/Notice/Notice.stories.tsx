import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Notice } from './Notice.tsx';

const dismiss = fn();

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    trialHeading: '免费试用进行中',
    trial: '可查看 3 条航线，11 月 27 日到期。',
    paid: '凭证已提交，预计 1–3\u00a0个工作日确认。',
    bad: '二维码已失效，请重新获取。',
    badHeading: '支付未完成',
    refresh: '重新获取',
    caution: '宁波港 11 月 24 日有大风，截港时间可能提前。',
    neutral: '参考价每周五 18:00 更新，以船公司实际报价为准。',
    close: '关闭',
  },
  en: {
    trialHeading: 'Your free trial is running',
    trial: 'You can see 3 routes until 27\u00a0November.',
    paid: 'Your proof of transfer is in. We confirm it within 1–3\u00a0working days.',
    bad: 'QR code is invalid, please click to get it again.',
    badHeading: 'The payment did not go through',
    refresh: 'Get a new code',
    caution: 'Strong winds in Ningbo on 24\u00a0November: cut-offs may come earlier.',
    neutral: 'Reference prices are updated on Fridays at 18:00. The quotation of the carrier counts.',
    close: 'Close',
  },
});

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={560}>
        <Notice tone="tint" title={t.trialHeading} onDismiss={dismiss}>
          {t.trial}
        </Notice>
        <Notice tone="good">{t.paid}</Notice>
        <Notice
          tone="bad"
          live="assertive"
          title={t.badHeading}
          action={<Button size="small">{t.refresh}</Button>}
        >
          {t.bad}
        </Notice>
        <Notice tone="caution">{t.caution}</Notice>
        <Notice>{t.neutral}</Notice>
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.bad);
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(dismiss).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** One to try the properties on. */
export const TryIt: Story = {
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'caution' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Notice {...args} title={t.trialHeading}>
        {t.trial}
      </Notice>
    );
  },
};
