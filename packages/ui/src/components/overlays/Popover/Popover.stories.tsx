import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Popover } from './Popover.tsx';
import { placements } from './place.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: '', trigger: () => null, onOpenChange: fn() },
  argTypes: { placement: { control: 'select', options: placements } },
  parameters: { pixels: 'page', frame: { height: 360 } },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    open: '什么是截港？',
    label: '截港时间',
    text: '集装箱最晚进入码头的时间，以装货港当地时间为准。过时的箱子由码头安排到下一班船。',
    more: '查看截关流程',
    next: '查询船期',
  },
  en: {
    open: 'What is the CY cut-off?',
    label: 'CY cut-off',
    text: 'The last moment at which a container may enter the terminal, in the local time of the port of loading. Later boxes go with the next sailing.',
    more: 'How cut-offs work',
    next: 'Search sailings',
  },
});

const specimen: Story['render'] = ({ label, open, onOpenChange, placement }, { globals }) => {
  const t = say(globals);
  return (
    <Row>
      <Popover
        label={label || t.label}
        open={open}
        placement={placement}
        onOpenChange={onOpenChange}
        trigger={(props) => (
          <Button {...props} icon={<Icon icon={CircleQuestionMark} />}>
            {t.open}
          </Button>
        )}
      >
        {(close) => (
          <>
            <p>{t.text}</p>
            <Button tone="quiet" size="small" flush="start" onClick={close}>
              {t.more}
            </Button>
          </>
        )}
      </Popover>
      <Button>{t.next}</Button>
    </Row>
  );
};

export const Open: Story = {
  render: specimen,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const trigger = canvas.getByRole('button', { name: t.open });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('region', { name: t.label });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => {
      const { top, right } = panel.getBoundingClientRect();
      expect(Math.round(top)).toBe(Math.round(trigger.getBoundingClientRect().bottom + 6));
      expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
    });
  },
};

export const Keys: Story = {
  tags: ['!autodocs'],
  render: specimen,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const trigger = canvas.getByRole('button', { name: t.open });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('region', { name: t.label });

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.more })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeVisible();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: t.more }));
    await expect(panel).not.toBeVisible();

    // A press outside closes it and has no other effect.
    await userEvent.click(trigger);
    await expect(panel).toBeVisible();
    const next = canvas.getByRole('button', { name: t.next });
    const pressed = fn();
    next.addEventListener('click', pressed);
    await userEvent.click(next);
    await expect(panel).not.toBeVisible();
    await expect(pressed).not.toHaveBeenCalled();
    await userEvent.click(next);
    await expect(pressed).toHaveBeenCalledTimes(1);
    next.removeEventListener('click', pressed);

    // By touch a screen reader has a button to close it, before all that is in it.
    await userEvent.click(trigger);
    const [first] = within(panel).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await expect(panel).not.toBeVisible();
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await expect(panel).toBeVisible();
    canvas.getByRole('button', { name: t.more }).focus();
    canvas.getByRole('button', { name: t.next }).focus();
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    canvas.getByRole('button', { name: t.next }).blur();
  },
};

/** Any content that does not fit scrolls inside the screen. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Popover {...args} label={t.label} trigger={(props) => <Button {...props}>{t.open}</Button>}>
        {hostile.longWord.repeat(12)}
      </Popover>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const panel = await canvas.findByRole('region', { name: t.label });
    await waitFor(() => {
      const { right, bottom } = panel.getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(window.innerWidth);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    // With an on-screen keyboard, only the visual viewport counts.
    const view = window.visualViewport;
    const height = Math.round(window.innerHeight / 2);
    if (!view) throw new Error('no visual viewport');
    Object.defineProperty(view, 'height', { configurable: true, value: height });
    view.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(height));
    Reflect.deleteProperty(view, 'height');
    view.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeGreaterThan(height));
    // Too high for the screen it scrolls, and the keyboard reaches it.
    panel.focus();
    await expect(panel).toHaveFocus();
  },
};
