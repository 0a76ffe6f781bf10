import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { isFreeMoment } from './freeMoment.ts';
import { PushDialog, type PushDialogProps } from './PushDialog.tsx';

const meta = {
  title: 'Overlays/PushDialog',
  component: PushDialog,
  args: { open: true, title: '', onClose: fn(), onFollow: fn() },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof PushDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    opener: '查看船期',
    keyword: '起运港',
    title: '年末订阅，三条 95 折',
    text: '12 月 10 日前订阅任意 3 条航线，按 95 折计，席位当日开通。',
    action: '看看航线',
    notice: '12 月 1 日 02:00 至 04:00 系统升级，期间无法下单，查询不受影响。',
    noticeTitle: '升级通知',
  },
  en: {
    opener: 'See schedules',
    keyword: 'Origin',
    title: 'Three routes, 5% off',
    text: 'Subscribe to any 3 routes by 10 December: 5% off, seats open the same day.',
    action: 'See routes',
    notice: 'On 1 December from 02:00 to 04:00 nothing can be ordered while we upgrade. Searching goes on.',
    noticeTitle: 'Upgrade',
  },
});

/** Drawn, so that no picture has to be fetched: water and a fairway. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#c9dfee"/><path d="M0 9 6 3h4l6 6" fill="#e8f2f9"/><path d="M8 9V3" stroke="#b5306f" stroke-width=".12" stroke-dasharray=".5 .3"/></svg>',
)}`;

/** A page with the dialog over it, as a site owns it. */
function Owner({ open: first, onClose, onFollow, children, ...rest }: PushDialogProps & { opener: string }) {
  const [open, setOpen] = useState(first);
  const { opener, ...props } = rest;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <PushDialog
        {...props}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
        onFollow={onFollow}
      >
        {children}
      </PushDialog>
    </>
  );
}

export const WithAction: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner {...args} opener={t.opener} title={t.title} action={{ label: t.action, href: '#routes' }}>
        {t.text}
      </Owner>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const opener = canvas.getByRole('button', { name: t.opener, hidden: true });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    const link = canvas.getByRole('link', { name: t.action });
    // The page of the stories stays where it is.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(canvas.getByRole('heading', { name: t.title })).toHaveFocus();
  },
};

/** Its picture has its room before it is here. */
export const WithAPicture: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner
        {...args}
        opener={t.opener}
        title={t.title}
        picture={{ src: picture, alt: '' }}
        action={{ label: t.action, href: '#routes' }}
      >
        {t.text}
      </Owner>
    );
  },
};

/** Without a link, one press confirms that it was read. */
export const WithoutAction: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Owner {...args} opener={t.opener} title={t.noticeTitle}>
        {t.notice}
      </Owner>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A word without end wraps; nothing at all is nothing. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <Owner
      {...args}
      opener={say(globals).opener}
      title={hostile.longWord}
      action={{ label: hostile.longWord, href: '#' }}
    >
      {hostile.missing}
    </Owner>
  ),
};

/** Does not interrupt typing, and does not open over another layer. */
export const FreeMoment: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'part' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <TextField label={t.keyword} />
        {/* The place of messages, which is always open. */}
        <div ref={(shelf) => shelf?.showPopover()} popover="manual" />
        <Owner {...args} open={false} opener={t.opener} title={t.title}>
          {t.text}
        </Owner>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(isFreeMoment(document)).toBe(true);
    const box = canvas.getByRole('textbox', { name: t.keyword });
    await userEvent.click(box);
    await expect(isFreeMoment(document)).toBe(false);
    box.blur();
    await expect(isFreeMoment(document)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: t.opener }));
    await expect(isFreeMoment(document)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isFreeMoment(document)).toBe(true));
  },
};
