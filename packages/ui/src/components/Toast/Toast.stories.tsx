import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../../stories/layout.tsx';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastHost } from './ToastHost.tsx';
import { createToasts, type ToastMessage, type Toasts } from './toasts.ts';

const undo = fn();

const meta = {
  title: 'Feedback/Toast',
  component: ToastHost,
  args: { toasts: createToasts() },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof ToastHost>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    saved: '已关注上海 → 洛杉矶航线',
    fault: '服务出错了，请稍后再试',
    upgrade: '服务正在升级，请稍后再试',
    unfollowed: '已取消关注宁波 → 鹿特丹航线',
    undo: '撤销',
    follow: '关注航线',
    dialog: '航线详情',
    dismiss: '关闭消息',
    long: '您选择的套餐已下架。请返回航线订阅页面，选择其他航线或周期后重新提交订单；已付款项将在三个工作日内原路退回。',
  },
  en: {
    saved: 'You now follow Shanghai → Los Angeles',
    fault: 'Oops! Something went wrong',
    upgrade: 'Service is being upgraded. Please try again later',
    unfollowed: 'You no longer follow Ningbo → Rotterdam',
    undo: 'Undo',
    follow: 'Follow route',
    dialog: 'Route details',
    dismiss: 'Dismiss message',
    long: 'The product you currently selected has been removed from the shelf. Go back to the subscription page, choose other routes or another period, and submit the order again.',
  },
});

/** A page with its own store, in which messages already stand. */
function Page({ messages, dialog }: { messages: readonly ToastMessage[]; dialog?: string }) {
  const [toasts] = useState<Toasts>(() => createToasts());
  const [open, setOpen] = useState(dialog !== undefined);
  useEffect(() => {
    for (const message of messages) toasts.show(message);
    return () => toasts.clear();
  }, [toasts, messages]);
  return (
    <ToastHost toasts={toasts}>
      <Row>
        {messages.map((message) => (
          <Button key={message.text} onClick={() => toasts.show(message)}>
            {message.text}
          </Button>
        ))}
      </Row>
      <Dialog open={open} onClose={() => setOpen(false)} title={dialog} size="small" />
    </ToastHost>
  );
}

/** Stands for as long as a picture needs. */
const duration = 600_000;

export const Tones: Story = {
  render: function Tones(_, { globals }) {
    const t = say(globals);
    const [messages] = useState<ToastMessage[]>([
      { tone: 'good', text: t.saved, duration },
      { tone: 'bad', text: t.fault, code: 500, duration },
      { tone: 'caution', text: t.upgrade, code: 502, duration },
    ]);
    return <Page messages={messages} />;
  },
  play: async ({ globals }) => {
    const t = say(globals);
    const body = within(document.body);
    const fault = await body.findByText(t.fault, { selector: 'li *' });
    await expect(fault.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    const saved = body.getByText(t.saved, { selector: 'li *' });
    await expect(saved.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** An offer waits for its answer. */
export const Action: Story = {
  render: function Action(_, { globals }) {
    const t = say(globals);
    const [messages] = useState<ToastMessage[]>([
      { text: t.unfollowed, action: { label: t.undo, onPress: undo } },
      { tone: 'bad', text: t.long, duration },
    ]);
    return <Page messages={messages} />;
  },
};

/** Told again while it stands, it counts. */
export const Merged: Story = {
  render: function Merged(_, { globals }) {
    const t = say(globals);
    const [messages] = useState<ToastMessage[]>([{ tone: 'bad', text: t.fault, code: 500, duration }]);
    return <Page messages={messages} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const trigger = canvas.getByRole('button', { name: t.fault });
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    const list = within(document.body).getAllByText(/3 (次|times)/);
    await expect(list).toHaveLength(1);
    trigger.blur();
  },
};

/** An open dialog makes the rest of the page inert; messages stay above it and in reach. */
export const AboveDialog: Story = {
  render: function AboveDialog(_, { globals }) {
    const t = say(globals);
    const [messages] = useState<ToastMessage[]>([{ tone: 'bad', text: t.fault, code: 500, duration }]);
    return <Page messages={messages} dialog={t.dialog} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const dialog = canvas.getByRole('dialog', { name: t.dialog });
    const close = await within(dialog).findByRole('button', { name: new RegExp(t.dismiss) });
    const box = close.getBoundingClientRect();
    const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(close.contains(onTop)).toBe(true);
  },
};

/** F8 goes to the messages; Esc dismisses the one in focus, and focus returns after the last. */
export const Keys: Story = {
  ...Action,
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    undo.mockClear();
    const t = say(globals);
    const body = within(document.body);
    const origin = canvas.getByRole('button', { name: t.long });
    const answer = await body.findByRole('button', { name: t.undo });
    origin.focus();
    await userEvent.keyboard('{F8}');
    await expect(answer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(t.long.slice(0, 12))));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(origin).toHaveFocus());
    origin.blur();
  },
};
