import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useFollowed } from '../../../stories/useFollowed.ts';
import { words } from '../../../stories/words.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: { summary: '', onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    summary: '操作说明',
    steps: [
      '选择起运港、目的港和离港周，点“查询船期”。',
      '点列标题可按开船日、航程或箱型价格排序；价格登录后可见。',
      '点“详情”查看截关时间、附加费和航线图。',
    ],
  },
  en: {
    summary: 'How it works',
    steps: [
      'Choose origin, destination and departure week, then search.',
      'Press a column title to sort by departure, transit time or price. Log in to see prices.',
      'Open the details for cut-offs, surcharges and the route on the map.',
    ],
  },
});

function Panel({
  open: start,
  ...rest
}: {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  t: ReturnType<typeof say>;
}) {
  const { t, onOpenChange } = rest;
  const [open, setOpen] = useFollowed(start);
  return (
    <Disclosure
      summary={t.summary}
      icon={<Icon icon={CircleQuestionMark} />}
      open={open}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        setOpen(next);
      }}
    >
      <ol>
        {(t.steps as readonly string[]).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

export const Open: Story = {
  args: { open: true },
  render: ({ open = true, onOpenChange }, { globals }) => (
    <Panel open={open} t={say(globals)} onOpenChange={onOpenChange} />
  ),
};

export const Closed: Story = {
  render: ({ onOpenChange }, { globals }) => (
    <Panel open={false} t={say(globals)} onOpenChange={onOpenChange} />
  ),
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const first = (t.steps as readonly string[])[0] ?? '';
    const summary = canvas.getByText(t.summary);
    await userEvent.click(summary);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByText(first)).toBeVisible();
    await userEvent.click(summary);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByText(first)).not.toBeVisible();
    summary.blur();
  },
};
