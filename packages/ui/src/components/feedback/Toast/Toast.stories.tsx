import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { ToastHistory } from './ToastHistory.tsx';
import { ToastHost, useToast } from './ToastHost.tsx';
import { createToasts, type ToastMessage, type Toasts } from './toasts.ts';

const undo = fn();

const meta = {
  title: 'Feedback/Toast',
  component: ToastHost,
  args: { toasts: createToasts() },
  argTypes: { toasts: { control: false } },
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
    export: '导出船期',
    exporting: '正在导出第 48 周的船期',
    exported: '已导出 3,100 行',
    refused: '导出失败，请稍后再试',
    within: '8 秒内有效',
    history: '最近的消息',
    clear: '清空',
    empty: '还没有消息',
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
    export: 'Export sailings',
    exporting: 'Exporting the sailings of week 48',
    exported: '3,100 rows exported',
    refused: 'The export failed. Please try again later',
    within: 'within 8 s',
    history: 'Recent messages',
    clear: 'Clear',
    empty: 'No messages yet',
    long: 'The product you currently selected has been removed from the shelf. Go back to the subscription page, choose other routes or another period, and submit the order again.',
  },
});

/** A page with its own store that already shows messages. */
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

/** Long enough for a screenshot. */
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
    const cross = body.getByRole('button', { name: new RegExp(`${t.dismiss}.*${t.fault.slice(0, 4)}`) });
    await expect(cross.closest('[aria-live]')).toBeNull();
    const saved = body.getByText(t.saved, { selector: 'li *' });
    await expect(saved.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** An offer waits for a response. */
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

/** The same message counts up while it is shown. */
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
    const list = await within(document.body).findAllByText(kitWords().toast.count(3));
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

/** Whether a touch at the centre of an element hits the element. */
function isInReach(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** An open dialog in the same place keeps its title, its close button and its actions: messages are below its head. */
export const BelowHead: Story = {
  render: function BelowHead(_, { globals }) {
    const t = say(globals);
    const [toasts] = useState<Toasts>(() => createToasts());
    useEffect(() => {
      toasts.show({ tone: 'bad', text: t.fault, code: 500, duration });
      return () => toasts.clear();
    }, [toasts, t]);
    return (
      <ToastHost toasts={toasts}>
        <Dialog
          open
          onClose={() => {}}
          title={t.dialog}
          size="wide"
          footer={<Button tone="brand">{t.follow}</Button>}
        >
          <div style={{ blockSize: 1200 }} />
        </Dialog>
      </ToastHost>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const dialog = canvas.getByRole('dialog', { name: t.dialog });
    const message = await within(dialog).findByText(t.fault);
    await waitFor(() => expect(message).toBeVisible());
    for (const name of [t.follow, kitWords().common.close])
      await waitFor(() => expect(isInReach(within(dialog).getByRole('button', { name }))).toBe(true));
    await expect(isInReach(within(dialog).getByRole('heading', { name: t.dialog }))).toBe(true);
  },
};

/** Above the bar that holds a page's actions. */
export const AboveFoot: Story = {
  render: function AboveFoot(_, { globals }) {
    const t = say(globals);
    const [messages] = useState<ToastMessage[]>([{ tone: 'good', text: t.saved, duration }]);
    return (
      <>
        <Page messages={messages} />
        <div
          data-foot=""
          style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 16, textAlign: 'end' }}
        >
          <Button tone="brand">{t.follow}</Button>
        </div>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await within(document.body).findByText(t.saved, { selector: 'li *' });
    await waitFor(() => expect(isInReach(canvas.getByRole('button', { name: t.follow }))).toBe(true));
  },
};

/** F8 moves to the messages; Esc dismisses the focused one, and focus returns after the last. */
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

const run = fn<() => Promise<number>>();

function Exporter({ t }: { t: ReturnType<typeof say> }) {
  const toasts = useToast();
  const press = () =>
    toasts
      .track(run(), { running: t.exporting, done: t.exported, failed: t.refused })
      .catch(() => run.mockName('failed'));
  return <Button onClick={press}>{t.export}</Button>;
}

function ExportPage({ t }: { t: ReturnType<typeof say> }) {
  const [toasts] = useState(() => createToasts());
  return (
    <ToastHost toasts={toasts}>
      <Exporter t={t} />
    </ToastHost>
  );
}

/** Something runs: one toast from its beginning to its end. */
export const Running: Story = {
  render: (_, { globals }) => <ExportPage t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const body = within(document.body);
    const first = Promise.withResolvers<number>();
    run
      .mockReset()
      .mockReturnValueOnce(first.promise)
      .mockReturnValue(new Promise(() => {}));
    const trigger = canvas.getByRole('button', { name: t.export });
    await userEvent.click(trigger);
    await expect(await body.findByText(t.exporting)).toBeVisible();
    first.reject(new Error('away'));
    const failed = await body.findByText(t.refused);
    await expect(failed.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(body.getByRole('button', { name: new RegExp(t.dismiss) }));
    await userEvent.click(trigger);
    await expect(await body.findByText(t.exporting)).toBeVisible();
    trigger.blur();
  },
};

const noon = Date.parse('2026-11-20T04:00:00Z');

function UndoPage({ t, now }: { t: ReturnType<typeof say>; now: () => number }) {
  const [toasts] = useState(() => createToasts({ now }));
  useEffect(() => {
    toasts.show({
      text: t.unfollowed,
      action: { label: t.undo, onPress: undo, until: noon + 8_000, onExpire: expired },
    });
    return () => toasts.clear();
  }, [toasts, t]);
  return <ToastHost toasts={toasts} now={now} />;
}

const expired = fn();
let clock = noon;

/** An undo with a deadline: the remaining time runs next to it, then the offer is removed and the message stays a moment. */
export const Deadline: Story = {
  render: function Deadline(_, { globals }) {
    const [t] = useState(say(globals));
    return <UndoPage t={t} now={() => noon} />;
  },
  play: async ({ globals }) => {
    const t = say(globals);
    const button = await within(document.body).findByRole('button', { name: t.undo });
    await expect(button).toHaveAccessibleDescription(t.within);
  },
};

export const DeadlinePassed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => {
    clock = noon + 7_990;
    expired.mockClear();
  },
  render: function Passed(_, { globals }) {
    const [t] = useState(say(globals));
    const [began] = useState(() => performance.now());
    return <UndoPage t={t} now={() => clock + (performance.now() - began)} />;
  },
  play: async ({ globals }) => {
    const t = say(globals);
    const body = within(document.body);
    await waitFor(() => expect(expired).toHaveBeenCalledOnce());
    await waitFor(() => expect(body.queryByRole('button', { name: t.undo })).toBeNull());
    await expect(body.getByText(t.unfollowed)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: new RegExp(t.dismiss) }));
  },
};

function HistoryPage({ t }: { t: ReturnType<typeof say> }) {
  const [toasts] = useState(() => {
    const store = createToasts({ now: () => noon });
    for (const message of [
      { tone: 'good', text: t.saved },
      { tone: 'bad', text: t.fault, code: 500 },
      { tone: 'bad', text: t.fault, code: 500 },
      { tone: 'caution', text: t.long },
    ] as const)
      store.show(message);
    store.clear();
    return store;
  });
  return (
    <div style={{ maxWidth: 360 }}>
      <ToastHistory toasts={toasts} timeZone="Asia/Shanghai" />
    </div>
  );
}

/** A message that passed too quickly can be read again. */
export const History: Story = {
  parameters: { pixels: 'part' },
  render: function History(_, { globals }) {
    return <HistoryPage t={say(globals)} />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('region', { name: t.history })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const HistoryCleared: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'part' },
  render: History.render as NonNullable<Story['render']>,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await expect(canvas.getByText(t.empty)).toBeVisible();
  },
};

/** A finger draws it aside. */
export const Swiped: Story = {
  ...Merged,
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const t = say(globals);
    const body = within(document.body);
    const text = await body.findByText(t.fault, { selector: 'li *' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: text, coords: { clientX: 300, clientY: 100 } },
      { pointerName: 'TouchA', target: text, coords: { clientX: 180, clientY: 104 } },
      { keys: '[/TouchA]', target: text, coords: { clientX: 180, clientY: 104 } },
    ]);
    await waitFor(() => expect(body.queryByText(t.fault, { selector: 'li *' })).toBeNull());
  },
};

/** Ten thousand at once, and words without end. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: function EdgeCases() {
    const [messages] = useState<ToastMessage[]>(() => [
      ...many(9_998, (number) => ({ text: `${number}`, duration })),
      { tone: 'bad', text: hostile.longWord, duration },
      { text: hostile.nothing, duration },
    ]);
    const [toasts] = useState(() => createToasts());
    useEffect(() => {
      for (const message of messages) toasts.show(message);
      return () => toasts.clear();
    }, [toasts, messages]);
    return <ToastHost toasts={toasts} />;
  },
  play: async () => {
    const body = within(document.body);
    await waitFor(() => expect(body.getAllByRole('listitem')).toHaveLength(3));
    for (const item of body.getAllByRole('listitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
