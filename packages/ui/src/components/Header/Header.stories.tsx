import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ClipboardList, Settings, Star } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { words } from '../../stories/words.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import type { HeaderAccount } from './types.ts';

const onLogin = fn();
const onLogout = fn();

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: null,
    tabs: [],
    current: 'freight',
    languages: [
      { code: 'zh', label: '中文' },
      { code: 'en', label: 'English' },
    ],
    language: 'zh',
    onLanguageChange: fn(),
    session: { state: 'visitor', onLogin },
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    note: '航道',
    tabs: ['首页', '运价航线', '在线投保', '新闻资讯', '百科', '物流工具'],
    name: '林玮',
    company: '上海远帆国际货运代理有限公司',
    badge: '会员',
    items: ['我的关注', '订单', '消息', '账户设置'],
  },
  en: {
    note: '',
    tabs: ['Home', 'Freight rates', 'Insurance', 'News', 'Encyclopedia', 'Tools'],
    name: 'Lin Wei',
    company: 'Shanghai Farsail International Freight Forwarding Co., Ltd.',
    badge: 'Member',
    items: ['My follows', 'Orders', 'Messages', 'Account settings'],
  },
});

const keys = ['home', 'freight', 'insurance', 'news', 'wikipedia', 'tools'];
const itemIcons = [Star, ClipboardList, Bell, Settings];

type Person = Partial<HeaderAccount> & { company?: true };

function draw(person?: Person): NonNullable<Story['render']> {
  return (args, { globals }) => {
    const t = say(globals);
    const account: HeaderAccount = {
      name: person?.company ? t.company : t.name,
      portal: 'personal',
      auditStatus: 2,
      verifyHref: '#authenticationManage',
      items: t.items.map((label, index) => ({
        key: label,
        label,
        href: `#${index}`,
        icon: itemIcons[index],
      })),
      onLogout,
      ...(person?.badge === '' ? { badge: t.badge } : {}),
      ...(person?.portal ? { portal: person.portal } : {}),
      ...(person?.unread ? { unread: person.unread } : {}),
      ...(person?.auditStatus === undefined ? {} : { auditStatus: person.auditStatus }),
    };
    const props: HeaderProps = {
      ...args,
      language: globals.locale,
      brand: (
        <a href="#home">
          <Logo name="Fairway" note={t.note} />
        </a>
      ),
      tabs: t.tabs.map((label, index) => ({ key: keys[index] ?? label, label, href: `#${keys[index]}` })),
      session: person ? { state: 'account', ...account } : args.session,
    };
    return <Header {...props} />;
  };
}

export const Visitor: Story = {
  render: draw(),
  play: async ({ canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: globals.locale === 'zh' ? '登录 / 注册' : 'Log in' }),
    );
    await expect(onLogin).toHaveBeenCalled();
    canvas.getByRole('banner').querySelector<HTMLElement>(':focus')?.blur();
  },
};

export const Member: Story = { render: draw({ badge: '', unread: 3 }) };

/** Between phone and desktop the last tabs go into a menu; the current one stays in sight. */
export const Tablet: Story = {
  args: { current: 'tools' },
  globals: { viewport: { value: 'tablet' } },
  render: draw({ badge: '', unread: 3 }),
};

export const NotVerified: Story = { render: draw({ auditStatus: 0 }) };
export const UnderReview: Story = { render: draw({ auditStatus: 1, portal: 'company', company: true }) };
export const Rejected: Story = { render: draw({ auditStatus: 3, portal: 'company', unread: 120 }) };

/** Nothing stands where the session is not known yet, so that nothing flickers. */
export const SessionUnknown: Story = { args: { session: undefined }, render: draw() };

export const ProfileOpen: Story = {
  parameters: { pixels: 'page' },
  render: (args, context) => (
    <div style={{ blockSize: 460 }}>{draw({ badge: '', unread: 3, auditStatus: 0 })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const button = canvas.getByRole('button', {
      name: zh ? /林玮.*个人门户.*3 条未读消息/ : /Lin Wei.*Personal.*3 unread messages/,
    });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await canvas.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items[0]).toHaveAttribute('href', '#authenticationManage');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(items.at(-1)).toHaveFocus();
  },
};

export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: draw(),
  play: async ({ canvas, globals, args }) => {
    const other = globals.locale === 'zh' ? 'English' : '中文';
    const nav = canvas.getByRole('navigation');
    const current = within(nav).getAllByRole('link')[1];
    await expect(current).toHaveAttribute('aria-current', 'page');

    const button = canvas.getByRole('button', { name: /语言 中文|Language English/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const option = await canvas.findByRole('menuitemradio', { name: other });
    await expect(option.querySelector('[lang]')).toHaveAttribute(
      'lang',
      globals.locale === 'zh' ? 'en' : 'zh',
    );
    await waitFor(() => expect(canvas.getAllByRole('menuitemradio')).toContain(document.activeElement));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(args.onLanguageChange).not.toHaveBeenCalled();

    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: other }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(globals.locale === 'zh' ? 'en' : 'zh');
    button.blur();
  },
};

export const Drawer: Story = {
  parameters: { pixels: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => <div style={{ blockSize: 740 }}>{draw()(args, context)}</div>,
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const opener = canvas.getByRole('button', { name: zh ? '打开菜单' : 'Open menu' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: zh ? '菜单' : 'Menu' });
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent(
      zh ? '运价航线' : 'Freight rates',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: zh ? '关闭菜单' : 'Close menu' }));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
  },
};

/** Transparent over the chart at the top of a page, solid after 90 px. */
export const Overlay: Story = {
  args: { current: 'home', overlay: true },
  render: (args, context) => (
    <div style={{ blockSize: 240, background: 'var(--fw-color-water2)' }}>
      <div style={{ position: 'absolute', insetBlockStart: 0, blockSize: 2000, inlineSize: 1 }} />
      {draw()(args, context)}
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-solid', 'false');
    window.scrollTo(0, 91);
    await waitFor(() => expect(header).toHaveAttribute('data-solid', 'true'));
    window.scrollTo(0, 80);
    await waitFor(() => expect(header).toHaveAttribute('data-solid', 'false'));
    window.scrollTo(0, 0);
  },
};
