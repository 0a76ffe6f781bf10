import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Header } from './Header.tsx';
import { args, draw, Hotline, onLogout, onSwitch, say } from './headerSpecimen.tsx';

const meta = {
  title: 'Navigation/HeaderMenus',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args,
  render: draw(),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'desktop' } } };

/** The profile's items once they have come and the first has focus. */
async function openedBy(key: string, button: HTMLElement, canvas: ReturnType<typeof within>) {
  button.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  const menu = within(await canvas.findByRole('menu'));
  const items = [...menu.queryAllByRole('menuitem'), ...menu.queryAllByRole('menuitemradio')];
  await waitFor(() => expect(items).toContain(document.activeElement));
  return items;
}

/** Name, portal and unread messages are the button's name; verification comes first, logging out last. */
export const Profile: Story = {
  parameters: { pixels: 'page' },
  render: (args, context) => (
    <div style={{ blockSize: 480 }}>
      {draw({
        badge: 'personalMember',
        unread: 3,
        auditStatus: 0,
        switching: { to: 'applyForCompany', onSelect: onSwitch },
      })(args, context)}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const button = canvas.getByRole('button', {
      name: zh ? /林玮.*个人门户.*3 条未读消息/ : /Lin Wei.*Personal.*3 unread messages/,
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const items = await openedBy('{ArrowDown}', button, canvas);
    await expect(items[0]).toHaveAttribute('href', '#authenticationManage');
    await userEvent.keyboard('{End}');
    await expect(items.at(-1)).toHaveFocus();
    await expect(items.at(-1)).toHaveTextContent(zh ? '退出登录' : 'Log out');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await openedBy('{Enter}', button, canvas);
  },
};

/** An approved company that was made from a personal account leads back to it. */
export const SwitchAccount: Story = {
  parameters: { pixels: 'page' },
  render: (args, context) => (
    <div style={{ blockSize: 420 }}>
      {draw({
        portal: 'company',
        badge: 'companyMember',
        switching: { to: 'toPersonal', onSelect: onSwitch },
      })(args, context)}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const button = canvas.getByRole('button', { name: zh ? /我的账号/ : /Your account/ });
    await openedBy('{ArrowDown}', button, canvas);
    await userEvent.click(
      canvas.getByRole('menuitem', { name: zh ? '前往个人账号' : 'Go to personal account' }),
    );
    await expect(onSwitch).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await openedBy('{ArrowDown}', button, canvas);
  },
};

export const LogOut: Story = {
  parameters: { sameAs: 'navigation-header--personal' },
  render: draw({ switching: { to: 'toCompany', onSelect: onSwitch } }),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const button = canvas.getByRole('button', { name: zh ? /我的账号/ : /Your account/ });
    const items = await openedBy('{ArrowDown}', button, canvas);
    await expect(items.at(-2)).toHaveTextContent(zh ? '前往企业账号' : 'Go to company account');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** Each language is written, and read out, in itself. */
export const Language: Story = {
  ...wide,
  parameters: { pixels: 'page' },
  render: (args, context) => <div style={{ blockSize: 240 }}>{draw()(args, context)}</div>,
  play: async ({ canvas, globals, args: { onLanguageChange } }) => {
    const [own, other] = globals.locale === 'zh' ? ['中文', 'English'] : ['English', '中文'];
    const button = canvas.getByRole('button', { name: `${kitWords().header.language} ${own}` });
    const items = await openedBy('{Enter}', button, canvas);
    for (const item of items)
      await expect(item.querySelector('[lang]')).toHaveAttribute(
        'lang',
        item.textContent === 'English' ? 'en' : 'zh',
      );
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(onLanguageChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: other }));
    await expect(onLanguageChange).toHaveBeenCalledWith(globals.locale === 'zh' ? 'en' : 'zh');
    await openedBy('{Enter}', button, canvas);
  },
};

/** Areas are links of a `nav`; those without room are the items of a menu, and the page's own stays visible. */
export const Overflow: Story = {
  args: { current: 'tools' },
  parameters: {
    pixels: 'page',
    viewport: {
      options: { w640: { name: '640', styles: { width: '640px', height: '320px' }, type: 'other' } },
    },
  },
  globals: { viewport: { value: 'w640' } },
  render: (args, context) => (
    <div style={{ blockSize: 320 }}>{draw({ unread: 3, portal: 'company' })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const nav = canvas.getByRole('navigation');
    const more = await within(nav).findByRole('button', { name: globals.locale === 'zh' ? '更多' : 'More' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toBeVisible();
    const items = await openedBy('{ArrowUp}', more, canvas);
    await expect(items.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(more).toHaveFocus();
    await openedBy('{Enter}', more, canvas);
    const visibleLinks = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect([...visibleLinks, ...items.map((item) => item.textContent)].toSorted()).toEqual(
      say(globals).tabs.toSorted(),
    );
  },
};

/** Everything that does not fit in a phone's bar. When it fits again, the button and the drawer are hidden. */
export const Drawer: Story = {
  parameters: { pixels: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <div style={{ blockSize: 740 }}>
      {draw()({ ...args, utilities: <Hotline t={say(context.globals)} /> }, context)}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const opener = canvas.getByRole('button', { name: zh ? '打开菜单' : 'Open menu' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: zh ? '菜单' : 'Menu' });
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent(
      zh ? '运价航线' : 'Freight rates',
    );
    await expect(within(drawer).getByRole('link', { name: /400 820 0000/ })).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: '中文' })).toHaveAttribute('lang', 'zh');
    await userEvent.click(within(drawer).getByRole('button', { name: zh ? '关闭菜单' : 'Close menu' }));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
  },
};

/** A header that unmounts while its drawer is open lets the page scroll again. */
export const TakenAway: Story = {
  parameters: { layout: 'padded', pixels: 'none' },
  globals: { viewport: { value: 'phone' } },
  render: function TakenAway(args, context) {
    const [language, setLanguage] = useState('');
    if (language) return <p>{language}</p>;
    return <Fragment>{draw()({ ...args, onLanguageChange: setLanguage }, context)}</Fragment>;
  },
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    await userEvent.click(canvas.getByRole('button', { name: zh ? '打开菜单' : 'Open menu' }));
    await expect(document.documentElement).toHaveAttribute('data-scroll-lock');
    await userEvent.click(canvas.getByRole('button', { name: zh ? 'English' : '中文' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  },
};
