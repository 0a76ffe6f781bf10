import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pause, Star, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { placements } from '../Popover/place.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', children: <button type="button" />, delay: 0 },
  argTypes: { placement: { control: 'select', options: placements } },
  parameters: { pixels: 'page', frame: { height: 240 } },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    follow: '关注航线',
    followText: '价格变动时发邮件提醒您',
    pause: '暂停轮播',
    remove: '删除记录',
    dialog: '航线详情',
    long: '参考运价由各船公司每周公布，实际价格以订舱确认为准；附加费按箱型另计，不含目的港费用。',
  },
  en: {
    follow: 'Follow route',
    followText: 'We mail you when its price changes',
    pause: 'Pause the slides',
    remove: 'Delete record',
    dialog: 'Route details',
    long: 'Reference prices are published by the carriers every week. The booking confirmation counts; surcharges come on top by container type.',
  },
});

const room = { paddingBlockStart: 96, paddingInlineStart: 40 };

/** Keyboard focus shows it at once; Esc hides it and nothing else moves. */
export const Description: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={room}>
        <Tooltip {...args} text={t.followText}>
          <Button icon={<Icon icon={Star} />}>{t.follow}</Button>
        </Tooltip>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const button = canvas.getByRole('button', { name: t.follow });
    await expect(button).toHaveAccessibleDescription(t.followText);
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).not.toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

/** The name of a button that is an icon alone. */
export const Label: Story = {
  args: { as: 'label', placement: 'bottom' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Tooltip {...args} text={t.pause}>
          <Button>
            <Icon icon={Pause} />
          </Button>
        </Tooltip>
        <Tooltip {...args} text={t.remove}>
          <Button>
            <Icon icon={Trash2} />
          </Button>
        </Tooltip>
      </Row>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('button', { name: t.pause })).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await userEvent.tab();
    // One at a time.
    await waitFor(() => expect(canvas.getAllByRole('tooltip')).toHaveLength(1));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent(t.remove);
  },
};

export const LongText: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={room}>
        <Tooltip {...args} text={t.long} placement="bottom-start">
          <Button>{t.follow}</Button>
        </Tooltip>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

const press = fn();

/** The pointer may go onto it to read or select; it stays until the pointer has left both (WCAG 1.4.13). */
export const Hover: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={room}>
        <Tooltip {...args} text={t.followText}>
          <Button onClick={press}>{t.follow}</Button>
        </Tooltip>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: say(globals).follow });
    const tooltip = canvas.getByRole('tooltip', { hidden: true });
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(button);
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeVisible());
    // The handlers of the element itself are called, and a press removes the tooltip.
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
    await expect(tooltip).not.toBeVisible();
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

const close = fn();

/** In a dialog the first Esc is the tooltip's. */
export const InDialog: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Dialog open title={t.dialog} size="small" onClose={close}>
        <Tooltip {...args} text={t.followText} placement="bottom">
          <Button>{t.follow}</Button>
        </Tooltip>
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    close.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** Without words there is no tooltip; endless ones wrap. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Tooltip {...args} text={hostile.nothing}>
          <Button>{t.pause}</Button>
        </Tooltip>
        <Tooltip {...args} text={hostile.longWord} placement="bottom">
          <Button>{t.follow}</Button>
        </Tooltip>
      </Row>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('tooltip', { hidden: true })).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say(globals).follow })).toHaveFocus();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
};
