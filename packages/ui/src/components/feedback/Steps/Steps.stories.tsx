import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { type Step, Steps } from './Steps.tsx';

const meta = {
  title: 'Feedback/Steps',
  component: Steps,
  args: { label: '', steps: [], now: '2026-11-20T02:00:00Z' },
  argTypes: { steps: { control: false }, now: { control: 'text' } },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '企业认证',
    fill: '填写企业资料',
    fillText: '上海申远国际货运代理有限公司',
    upload: '上传营业执照',
    review: '平台审核',
    fairway: '航道',
    you: '您',
    transfer: '打款验证',
    open: '开通会员',
    rejected: '营业执照照片模糊，看不清统一社会信用代码。请重新拍照上传。',
    current: '进行中',
    overdue: /已超过/,
  },
  en: {
    label: 'Certification of your company',
    fill: 'Company details',
    fillText: 'Shanghai Shenyuan International Freight Forwarding Co., Ltd.',
    upload: 'Business licence',
    review: 'Review',
    fairway: 'Fairway',
    you: 'you',
    transfer: 'Proof by transfer',
    open: 'Membership',
    rejected: 'The photo is blurred: the credit code cannot be read. Take another one and upload it.',
    current: 'In progress',
    overdue: /overdue since/,
  },
});

const way = (t: ReturnType<typeof say>): readonly Step[] => [
  { id: 'fill', title: t.fill, status: 'done', text: t.fillText },
  { id: 'upload', title: t.upload, status: 'done' },
  { id: 'review', title: t.review, status: 'current', who: t.fairway, due: '2026-11-24' },
  { id: 'transfer', title: t.transfer, status: 'waiting', who: t.you },
];

/** In a row if there is room, otherwise one below the other. */
export const Horizontal: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return <Steps {...args} label={args.label || t.label} steps={way(t)} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('list', { name: t.label })).toBeVisible();
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(t.current);
    await expect(current[0]).toHaveTextContent(t.fairway);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Steps {...args} label={t.label} steps={way(t)} />
      </Column>
    );
  },
};

/** Why it cannot go on, who can help, and since when that is overdue. */
export const Blocked: Story = {
  args: { orientation: 'vertical' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Steps
          {...args}
          label={t.label}
          steps={[
            { id: 'fill', title: t.fill, status: 'done', href: '#fill' },
            {
              id: 'upload',
              title: t.upload,
              status: 'blocked',
              reason: t.rejected,
              who: t.you,
              due: '2026-11-19T10:00:00Z',
              href: '#upload',
            },
            { id: 'review', title: t.review, status: 'waiting' },
          ]}
        />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const link = canvas.getByRole('link', { name: t.upload });
    const item = link.closest('li');
    await expect(item).toHaveAttribute('aria-current', 'step');
    await expect(item).toHaveTextContent(t.rejected);
    await expect(item).toHaveTextContent(t.overdue as never);
  },
};

/** Completed steps can be opened again; later ones cannot. */
export const Clickable: Story = {
  args: { onSelect: fn() },
  render: Horizontal.render as NonNullable<Story['render']>,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.fill })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('fill');
    await expect(canvas.queryByRole('button', { name: t.transfer })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** No steps, wrong states and words without end do no harm. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 320, blockSize: 560, overflow: 'hidden' }}>
        <Steps {...args} label={t.label} steps={[]} />
        <Steps
          {...args}
          label={t.open}
          steps={[
            { id: 'a', title: hostile.longWord, status: 'done', text: hostile.nothing },
            { id: 'b', title: hostile.nothing, status: 'lost' as never, due: 'soon', who: hostile.nothing },
            { id: 'c', title: hostile.longWord, status: 'blocked', reason: hostile.longWord },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('list', { name: say(globals).open });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Many: Story = {
  tags: ['!autodocs'],
  args: { orientation: 'vertical' },
  render: (args, { globals }) => (
    <div style={{ blockSize: 160, overflow: 'hidden' }}>
      <Steps
        {...args}
        label={say(globals).label}
        steps={many(500, (number) => ({ id: `${number}`, title: `CN${number}`, status: 'waiting' }))}
      />
    </div>
  ),
};
