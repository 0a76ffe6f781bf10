import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, ChevronDown, LogOut, ShieldCheck, Ship, Star, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { placements } from '../../overlays/Popover/place.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuCheckbox } from './MenuCheckbox.tsx';
import { MenuItem, MenuLink, MenuSeparator } from './MenuItem.tsx';
import { MenuRadio, MenuRadioGroup } from './MenuRadio.tsx';
import { MenuSub } from './MenuSub.tsx';

const select = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { label: '', trigger: () => null, children: null, onSelect: select },
  argTypes: { placement: { control: 'select', options: placements } },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    account: '我的账号',
    name: '林薇',
    company: '上海申远国际货运代理有限公司',
    member: '企业会员',
    profile: '个人资料',
    follow: '我的关注',
    security: '账号安全',
    seats: '席位分配',
    switch: '切换到个人账号',
    logout: '退出登录',
    language: '语言',
  },
  en: {
    account: 'My account',
    name: 'Lin Wei',
    company: 'Shanghai Shenyuan International Freight Forwarding Co., Ltd.',
    member: 'Enterprise member',
    profile: 'Profile',
    follow: 'Followed routes',
    security: 'Account security',
    seats: 'Seat allocation',
    switch: 'Switch to personal account',
    logout: 'Log out',
    language: 'Language',
  },
});

const header = { display: 'flex', gap: 12, alignItems: 'center' };

export const Account: Story = {
  render: ({ label, open, placement }, { globals }) => {
    const t = say(globals);
    return (
      <Menu
        label={label || t.account}
        open={open}
        placement={placement}
        header={
          <div style={header}>
            <Avatar name={t.name} size="large" />
            <div>
              <strong>{t.name}</strong> <Badge tone="info">{t.member}</Badge>
              <div>{t.company}</div>
            </div>
          </div>
        }
        trigger={(props) => (
          <Button {...props} tone="quiet" icon={<Avatar name={t.name} size="small" />}>
            {t.name}
            <Icon icon={ChevronDown} />
          </Button>
        )}
      >
        <MenuLink href="#mySetting" icon={<Icon icon={User} />}>
          {t.profile}
        </MenuLink>
        <MenuLink href="#myFollow" icon={<Icon icon={Star} />}>
          {t.follow}
        </MenuLink>
        <MenuLink href="#security" icon={<Icon icon={ShieldCheck} />}>
          {t.security}
        </MenuLink>
        <MenuItem onSelect={select} icon={<Icon icon={Ship} />} disabled>
          {t.seats}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={select} icon={<Icon icon={Building2} />}>
          {t.switch}
        </MenuItem>
        <MenuItem onSelect={select} icon={<Icon icon={LogOut} directional />} tone="danger">
          {t.logout}
        </MenuItem>
      </Menu>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const trigger = canvas.getByRole('button', { name: t.name });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t.profile })).toHaveFocus());
    await expect(canvas.getByRole('menu', { name: t.account })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: t.seats })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Each language is written, and marked, in itself. */
export const Language: Story = {
  render: function Languages(_, { globals }) {
    const t = say(globals);
    const [value, setValue] = useState(String(globals.locale));
    return (
      <Menu
        label={t.language}
        trigger={(props) => (
          <Button {...props} tone="quiet">
            {value === 'zh' ? '中文' : 'English'}
            <Icon icon={ChevronDown} />
          </Button>
        )}
      >
        <MenuRadioGroup
          label={t.language}
          value={value}
          onChange={(language) => {
            select(language);
            setValue(language);
          }}
        >
          <MenuRadio value="zh" lang="zh-CN">
            中文
          </MenuRadio>
          <MenuRadio value="en" lang="en">
            English
          </MenuRadio>
        </MenuRadioGroup>
      </Menu>
    );
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const english = await canvas.findByRole('menuitemradio', { name: 'English' });
    await expect(english).toHaveAttribute('aria-checked', String(globals.locale === 'en'));
    await expect(english.querySelector('[lang]')).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
  },
};

export const Keys: Story = {
  ...Account,
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    select.mockClear();
    const t = say(globals);
    const trigger = canvas.getByRole('button', { name: t.name });
    const item = (name: string) => canvas.getByRole('menuitem', { name, hidden: true });
    const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(t.profile);
    await userEvent.keyboard('{ArrowUp}');
    await focused(t.logout);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused(t.follow);
    await userEvent.keyboard('{End}');
    await focused(t.logout);
    await userEvent.keyboard('{Home}');
    await focused(t.profile);
    await userEvent.keyboard(t.seats.charAt(0));
    await focused(t.seats);

    await userEvent.keyboard('{Enter}');
    await expect(select).not.toHaveBeenCalled();
    await expect(item(t.seats)).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowUp}');
    await focused(t.logout);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard(' ');
    await focused(t.profile);
    await userEvent.tab();
    await waitFor(() => expect(item(t.profile)).not.toBeVisible());
    await expect(item(t.profile)).not.toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Two hundred items scroll inside the screen; names without end wrap; an empty menu opens and closes. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <>
        <Menu label={t.follow} trigger={(props) => <Button {...props}>{t.follow}</Button>}>
          {hostile.nothing}
        </Menu>
        <Menu label={t.account} trigger={(props) => <Button {...props}>{t.account}</Button>}>
          <MenuItem onSelect={select}>{hostile.longWord}</MenuItem>
          {many(200, (number) => (
            <MenuItem key={number} onSelect={select}>
              {number}
            </MenuItem>
          ))}
        </Menu>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const empty = canvas.getByRole('button', { name: t.follow });
    empty.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Home}x');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t.account }));
    const first = await canvas.findByRole('menuitem', { name: hostile.longWord });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first.scrollWidth).toBeLessThanOrEqual(first.clientWidth);
    const menu = canvas.getByRole('menu', { name: t.account });
    await expect(menu.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('menuitem', { name: '200' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

function Columns({ t }: { t: ReturnType<typeof say> }) {
  const [checked, setChecked] = useState({ follow: true, seats: false });
  return (
    <Menu label={t.account} trigger={(props) => <Button {...props}>{t.account}</Button>}>
      <MenuItem onSelect={select}>{t.profile}</MenuItem>
      <MenuCheckbox checked={checked.follow} onChange={(follow) => setChecked({ ...checked, follow })}>
        {t.follow}
      </MenuCheckbox>
      <MenuCheckbox checked={checked.seats} onChange={(seats) => setChecked({ ...checked, seats })}>
        {t.seats}
      </MenuCheckbox>
      <MenuCheckbox checked={false} disabled onChange={select}>
        {t.security}
      </MenuCheckbox>
    </Menu>
  );
}

/** Settings are switched by Space and Enter, and the menu stays open for the next. */
export const Checkboxes: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => {
    select.mockClear();
  },
  render: (_, { globals }) => <Columns t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    canvas.getByRole('button', { name: t.account }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => canvas.getByRole('menuitemcheckbox', { name });
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t.profile })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(t.follow)).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(item(t.follow)).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(item(t.seats)).toBeChecked();
    await userEvent.click(item(t.security));
    await expect(select).not.toHaveBeenCalled();
    await expect(item(t.seats)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: t.account })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

const sayExport = words({
  zh: {
    more: '更多',
    edit: '编辑航次',
    export: '导出',
    csv: 'CSV 表格',
    pdf: 'PDF 文件',
    remove: '删除航次',
  },
  en: {
    more: 'More',
    edit: 'Edit sailing',
    export: 'Export',
    csv: 'CSV table',
    pdf: 'PDF file',
    remove: 'Delete sailing',
  },
});

const exports: Story['render'] = (_, { globals }) => {
  const t = sayExport(globals);
  return (
    <Menu label={t.more} trigger={(props) => <Button {...props}>{t.more}</Button>}>
      <MenuItem onSelect={select}>{t.edit}</MenuItem>
      <MenuSub label={t.export}>
        <MenuItem onSelect={() => select('csv')}>{t.csv}</MenuItem>
        <MenuItem onSelect={() => select('pdf')}>{t.pdf}</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem onSelect={select} tone="danger">
        {t.remove}
      </MenuItem>
    </Menu>
  );
};

/** A second level opens at the side of its item; on a phone it replaces the menu, with a way back. */
export const Submenu: Story = {
  render: exports,
  play: async ({ canvas, globals }) => {
    const t = sayExport(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    const item = await canvas.findByRole('menuitem', { name: t.export });
    await userEvent.click(item);
    const csv = await canvas.findByRole('menuitem', { name: t.csv });
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(csv).toBeVisible());
  },
};

/** Arrow keys lead in and out, Esc closes one level, and a choice closes all of them. */
export const SubmenuKeys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  beforeEach: () => {
    select.mockClear();
  },
  render: exports,
  play: async ({ canvas, globals }) => {
    const t = sayExport(globals);
    const trigger = canvas.getByRole('button', { name: t.more });
    const focused = (name: string | RegExp) =>
      waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus());
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(t.edit);
    await userEvent.keyboard('{ArrowDown}');
    await focused(t.export);
    // The second level is no part of the first one's way.
    await userEvent.keyboard('{ArrowDown}');
    await focused(t.remove);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    const item = canvas.getByRole('menuitem', { name: t.export });
    await waitFor(() => expect(item).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(item).not.toHaveFocus());
    await userEvent.keyboard('{End}');
    await focused(t.pdf);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item).not.toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(item).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item).not.toHaveFocus());
    await userEvent.keyboard('{End}');
    await focused(t.pdf);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenCalledWith('pdf');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.blur();
  },
};

/** A mouse that rests on the item opens it, and one that goes to another item closes it. */
export const SubmenuPointer: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: exports,
  play: async ({ canvas, globals }) => {
    const t = sayExport(globals);
    const trigger = canvas.getByRole('button', { name: t.more });
    await userEvent.click(trigger);
    const item = await canvas.findByRole('menuitem', { name: t.export });
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: t.edit })).toHaveFocus());
    if (window.innerWidth < 640) {
      await userEvent.click(item);
      const back = await canvas.findByRole('menuitem', { name: kitWords().menu.back(t.export) });
      await waitFor(() => expect(back).toHaveFocus());
      await userEvent.click(back);
      await expect(item).toHaveFocus();
    } else {
      await userEvent.hover(item);
      await waitFor(() => expect(item).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.hover(canvas.getByRole('menuitem', { name: t.remove }));
      await waitFor(() => expect(item).toHaveAttribute('aria-expanded', 'false'));
    }
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    (document.activeElement as HTMLElement).blur();
  },
};
