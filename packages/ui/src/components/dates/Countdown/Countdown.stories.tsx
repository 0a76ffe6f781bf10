import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Countdown } from './Countdown.tsx';

/** A fixed clock, so that screenshots are stable. */
const noon = Date.UTC(2026, 10, 20, 4, 0, 0);
const at = () => noon;
const end = fn();

const meta = {
  title: 'Dates/Countdown',
  component: Countdown,
  args: { until: noon + (27 * 60 + 41) * 1000, now: at, onEnd: end },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { before: '订单将于', after: '后自动取消' },
  en: { before: 'This order will be cancelled in', after: '' },
});

export const Running: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <p>
        {t.before} <Countdown {...args} /> {t.after}
      </p>
    );
  },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('27:41');
    await expect(timer).toHaveAttribute('datetime', 'PT1661S');
  },
};

/** Hours, plain, under the threshold, over. */
export const Stages: Story = {
  render: (args) => (
    <Row>
      <Countdown {...args} until={noon + 3_729_000} />
      <Countdown {...args} until="2026-11-20T04:05:00Z" />
      <Countdown {...args} until={noon + 42_000} />
      <Countdown {...args} until={noon - 1} />
    </Row>
  ),
};

/** The clock of the server counts, not the one of this machine. */
export const SkewedClock: Story = {
  args: { until: noon + 60_000, now: () => noon + 180_000, offset: -180_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00');
  },
};

/** Announces its marks and the end, and is silent in between. */
export const Announcements: Story = {
  tags: ['!autodocs'],
  args: { announceAt: [30, 10] },
  render: function Announcements(args) {
    const [now, setNow] = useState(noon);
    return (
      <Row>
        <Countdown {...args} until={noon + 60_000} now={() => now} />
        {[45, 30, 29, 0].map((left) => (
          <button
            type="button"
            key={left}
            onClick={() => {
              setNow(noon + 60_000 - left * 1000);
              // The page reads the clock when it becomes visible again.
              queueMicrotask(() => document.dispatchEvent(new Event('visibilitychange')));
            }}
          >
            {left}
          </button>
        ))}
      </Row>
    );
  },
  play: async ({ canvas, globals }) => {
    end.mockClear();
    const zh = globals.locale === 'zh';
    const status = canvas.getByRole('status');
    const press = async (name: string) => canvas.getByRole('button', { name }).click();
    const timer = canvas.getByRole('timer');
    await press('45');
    await waitFor(() => expect(timer).toHaveTextContent('00:45'));
    await expect(status).toBeEmptyDOMElement();
    await press('30');
    await waitFor(() => expect(status).toHaveTextContent(zh ? '剩余 30 秒' : '30 seconds left'));
    await press('29');
    await waitFor(() => expect(timer).toHaveTextContent('00:29'));
    await expect(status).toHaveTextContent('30');
    await press('0');
    await waitFor(() => expect(status).toHaveTextContent(zh ? '时间到' : 'Time is up'));
    await expect(end).toHaveBeenCalledOnce();
  },
};
