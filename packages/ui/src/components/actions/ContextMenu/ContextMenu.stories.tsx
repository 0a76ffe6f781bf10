import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { MenuItem, MenuSeparator } from '../Menu/MenuItem.tsx';
import { MenuSub } from '../Menu/MenuSub.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const select = fn();

const meta = {
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  args: { label: '', target: () => null, children: null, onOpenChange: fn() },
  parameters: { pixels: 'page', frame: { height: 360 } },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    sailing: 'COSCO FORTUNE 084W · 12 月 2 日开航',
    label: '航次操作',
    edit: '编辑航次',
    copy: '复制船名航次',
    export: '导出',
    csv: 'CSV 表格',
    remove: '删除航次',
  },
  en: {
    sailing: 'COSCO FORTUNE 084W · sails 2 Dec',
    label: 'Actions on the sailing',
    edit: 'Edit sailing',
    copy: 'Copy vessel and voyage',
    export: 'Export',
    csv: 'CSV table',
    remove: 'Delete sailing',
  },
});

const box = {
  padding: 24,
  border: '1px dashed currentColor',
  borderRadius: 6,
  maxInlineSize: 420,
  textAlign: 'start',
} as const;

const render: Story['render'] = ({ onOpenChange }, { globals }) => {
  const t = say(globals);
  return (
    <ContextMenu
      label={t.label}
      {...(onOpenChange ? { onOpenChange } : {})}
      target={(props) => (
        <button type="button" {...props} style={box} onClick={() => select('press')}>
          {t.sailing}
        </button>
      )}
    >
      <MenuItem onSelect={() => select('edit')} icon={<Icon icon={Pencil} />}>
        {t.edit}
      </MenuItem>
      <MenuItem onSelect={() => select('copy')} icon={<Icon icon={Copy} />}>
        {t.copy}
      </MenuItem>
      <MenuSub label={t.export} icon={<Icon icon={Download} />}>
        <MenuItem onSelect={() => select('csv')}>{t.csv}</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem onSelect={() => select('remove')} icon={<Icon icon={Trash2} />} tone="danger">
        {t.remove}
      </MenuItem>
    </ContextMenu>
  );
};

/** At the place of the press. */
export const RightClick: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const target = canvas.getByRole('button', { name: t.sailing });
    const { left, top } = target.getBoundingClientRect();
    fireEvent.contextMenu(target, { clientX: left + 60, clientY: top + 30 });
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t.edit })).toHaveFocus());
    const menu = canvas.getByRole('menu', { name: t.label });
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThan(top + 30));
  },
};

/** Shift F10 and the menu key open it below the element; Esc gives the focus back. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render,
  play: async ({ canvas, globals, args }) => {
    const t = say(globals);
    const target = canvas.getByRole('button', { name: t.sailing });
    const first = () => canvas.getByRole('menuitem', { name: t.edit });
    select.mockClear();
    target.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(first()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(target).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    fireEvent.keyDown(target, { key: 'ContextMenu' });
    await waitFor(() => expect(first()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(select).toHaveBeenCalledOnce();
    await expect(select).toHaveBeenCalledWith('copy');
    await expect(target).toHaveFocus();
    target.blur();
  },
};

/** A finger that rests opens it, and its end does not press the element; one that moves scrolls. */
export const LongPress: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const target = canvas.getByRole('button', { name: t.sailing });
    const { left, top } = target.getBoundingClientRect();
    const finger = { pointerType: 'touch', pointerId: 7, clientX: left + 20, clientY: top + 20 };
    select.mockClear();
    fireEvent.pointerDown(target, finger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t.edit })).toHaveFocus());
    fireEvent.pointerUp(target, finger);
    fireEvent.click(target);
    await expect(select).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    // The next press is a press again.
    await userEvent.click(target);
    await expect(select).toHaveBeenCalledOnce();
    await expect(select).toHaveBeenCalledWith('press');
    target.blur();
  },
};
