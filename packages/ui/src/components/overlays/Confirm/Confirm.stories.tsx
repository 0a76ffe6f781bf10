import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { useFollowed } from '../../../stories/useFollowed.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Confirm } from './Confirm.tsx';
import { ConfirmHost, useConfirm } from './ConfirmHost.tsx';
import { createQuestions, type Question } from './questions.ts';

const meta = {
  title: 'Overlays/Confirm',
  component: Confirm,
  args: { open: true, title: '', onConfirm: fn(), onClose: fn() },
  argTypes: {
    open: { description: 'Whether it stands open; the owner decides.' },
    onClose: { control: false, description: 'Asks to be closed; the owner answers by setting `open`.' },
  },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof Confirm>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    opener: '批量删除',
    title: '删除 3 条跟踪记录？',
    text: '删除后不再接收这些货物的状态邮件，且无法恢复。',
    remove: '删除记录',
    cancel: '取消',
    failure: '第 2 条记录正在更新，请稍后再删。',
    login: '登录',
    expired: '登录已过期，请重新登录后继续',
    offlineTitle: '该账号已在另一台设备登录',
    offlineText: '上海 · Chrome · 今天 09:12。继续登录将使那台设备下线。',
    force: '继续登录',
    stay: '暂不登录',
    unfollow: '取消关注',
    unfollowTitle: '取消关注 2 条航线？',
    unfollowGoes: '以下航线的价格变动不再提醒',
    busy: '服务正在升级，请稍后再试。',
  },
  en: {
    opener: 'Delete selected',
    title: 'Delete 3 tracking records?',
    text: 'You will no longer get emails about these shipments. This cannot be undone.',
    remove: 'Delete records',
    cancel: 'Cancel',
    failure: 'The second record is being updated. Please delete it later.',
    login: 'Login',
    expired: 'Your session has expired. Please log in again to continue',
    offlineTitle: 'This account is logged in on another device',
    offlineText: 'Shanghai · Chrome · today 09:12. If you go on, that device is logged out.',
    force: 'Log in here',
    stay: 'Not now',
    unfollow: 'Unfollow routes',
    unfollowTitle: 'Unfollow 2 routes?',
    unfollowGoes: 'You will no longer hear of price changes on',
    busy: 'The service is being upgraded. Please try again later.',
  },
});

const items = [
  'COSU6301234560 · CSCL PACIFIC 084E',
  'OOLU2745619830 · OOCL SEOUL 112E',
  'EGLV149600123456 · EVER FOCUS 0971E',
];

function Specimen({
  opener,
  open: openArg,
  onClose,
  onConfirm,
  ...rest
}: ComponentProps<typeof Confirm> & { opener: string }) {
  const [open, setOpen] = useFollowed(openArg);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Confirm
        {...rest}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
        onConfirm={async () => {
          await onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
}

const specimen: Story['render'] = (args, { globals }) => {
  const t = say(globals);
  return (
    <Specimen
      tone="danger"
      items={items}
      {...args}
      opener={t.opener}
      title={t.title}
      confirmLabel={t.remove}
      failure={() => t.failure}
    >
      {t.text}
    </Specimen>
  );
};

/** Lists the items to delete; focus starts on the safe button. */
export const Destructive: Story = {
  args: { tone: 'danger', items },
  render: specimen,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const dialog = canvas.getByRole('alertdialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.text);
    await expect(canvas.getByRole('button', { name: t.cancel })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const never = () => new Promise<never>(() => {});

/** While it runs nothing else can be pressed. */
export const Running: Story = {
  args: { onConfirm: fn(never) },
  render: specimen,
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const confirm = canvas.getByRole('button', { name: new RegExp(t.remove) });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t.cancel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A failure is shown in place, and can be tried again. */
export const Failed: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('conflict');
    }),
  },
  render: specimen,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.remove }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.failure);
    await expect(canvas.getByRole('button', { name: t.remove })).toHaveFocus();
  },
};

const answered = fn();

function Asker({ question }: { question: Question }) {
  const confirm = useConfirm();
  return <Button onClick={async () => answered(await confirm(question))}>{question.confirmLabel}</Button>;
}

function Site({ question }: { question: Question }) {
  const [questions] = useState(createQuestions);
  return (
    <ConfirmHost questions={questions}>
      <Asker question={question} />
    </ConfirmHost>
  );
}

/** Called from code: the result is a promise. */
export const OtherDevice: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Site
        question={{ title: t.offlineTitle, text: t.offlineText, confirmLabel: t.force, cancelLabel: t.stay }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    answered.mockClear();
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.force }));
    await canvas.findByRole('alertdialog', { name: t.offlineTitle });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: t.force })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: t.stay })).toHaveFocus();
  },
};

export const SessionExpired: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return <Site question={{ key: 'session', title: t.expired, confirmLabel: t.login }} />;
  },
  play: async ({ canvas, globals }) => {
    answered.mockClear();
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.login }));
    await canvas.findByRole('alertdialog', { name: t.expired });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alertdialog', { name: t.expired });
  },
};

const unfollow = fn<() => Promise<void>>();

/** A question can do its work itself: it stays open while that runs, and shows a failure. */
export const AsyncAction: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Site
        question={{
          title: t.unfollowTitle,
          goes: t.unfollowGoes,
          items: ['CNSHA → USLAX', 'CNNGB → NLRTM'],
          tone: 'danger',
          confirmLabel: t.unfollow,
          run: unfollow,
          failure: () => t.busy,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    answered.mockClear();
    unfollow.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce();
    const t = say(globals);
    const opener = canvas.getByRole('button', { name: t.unfollow });
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole('alertdialog', { name: t.unfollowTitle }));
    await expect(dialog.getByRole('list', { name: t.unfollowGoes })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t.unfollow }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t.busy);
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t.unfollow }));
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await canvas.findByRole('alertdialog', { name: t.unfollowTitle });
  },
};

/** Of ten thousand things a hundred are listed and the rest is counted; equal and endless names are no trouble. */
export const TooMany: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    const names = [hostile.longWord, hostile.nothing, ...many(9_998, () => 'COSU6301234560')];
    return <Specimen {...args} opener={t.opener} title={t.title} items={names} confirmLabel={t.remove} />;
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(101);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/9900/);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.tab({ shift: true });
    await expect(list).toHaveFocus();
  },
};
