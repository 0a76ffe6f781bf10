import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Header } from './Header.tsx';
import { args, draw, inBar, onLogin, say } from './headerSpecimen.tsx';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  argTypes: { tabs: { control: false }, languages: { control: false } },
  parameters: { layout: 'fullscreen' },
  args,
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** A person whose name is verified. */
export const Personal: Story = { render: draw({}) };

export const Member: Story = { render: draw({ badge: 'personalMember', unread: 3 }) };

/** The portal of the session is named next to the avatar at every width. */
export const Enterprise: Story = {
  render: draw({ portal: 'company', badge: 'companyMember' }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.locale === 'zh' ? '企业门户' : 'Company', inBar)).toBeVisible();
  },
};

export const SubAccount: Story = { render: draw({ portal: 'company', badge: 'subAccount', unread: 120 }) };

/** Not verified: a prompt that leads to the verification. */
export const NotVerified: Story = { render: draw({ auditStatus: 0 }) };

export const UnderReview: Story = { render: draw({ auditStatus: 1, portal: 'company' }) };

export const Rejected: Story = { render: draw({ auditStatus: 3, portal: 'company', unread: 120 }) };

/** Without a page for it the state is shown and is not a link. */
export const NoPageToVerify: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: draw({ auditStatus: 0, verifyHref: undefined }),
  play: async ({ canvas, globals }) => {
    const state = canvas.getByText(globals.locale === 'zh' ? '未认证' : 'Not verified', inBar);
    await expect(state).toBeVisible();
    await expect(state.closest('a')).toBeNull();
  },
};

/** Empty while the session is unknown, so that nothing flickers. */
export const SessionUnknown: Story = { args: { session: undefined }, render: draw() };

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

const longName = hostile.longWord;

/** 300 characters everywhere, an unknown status, thousands of messages, no picture at the address of the picture. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (controls, context) =>
    draw({
      name: longName,
      avatar: 'data:image/png;base64,broken',
      auditStatus: 7 as never,
      unread: 12_345,
      items: hostile.nothing,
    })({ ...controls, languages: [{ code: 'zh', label: longName }, ...args.languages] }, context),
  play: async ({ canvas }) => {
    const name = new RegExp(`^.*${longName}.*12345`);
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No lists at all. */
export const NoLists: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  globals: { viewport: { value: 'desktop' } },
  args: { tabs: hostile.nothing, languages: hostile.missing, session: undefined },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A profile without a name and lists with gaps: the available parts are shown, and nothing breaks. */
export const Nonsense: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (controls, { globals }) => (
    <Header
      {...controls}
      language={globals.locale}
      tabs={[
        hostile.nothing,
        { key: 'none', label: hostile.nothing, href: hostile.missing },
        ...areas(2, '#'),
      ]}
      languages={[hostile.missing, ...args.languages]}
      session={{
        state: 'account',
        name: hostile.nothing,
        portal: 'guest' as never,
        auditStatus: hostile.nothing,
        unread: 'many' as never,
        items: [hostile.nothing, { key: 'orders', label: hostile.number, href: '#orders' }],
        onLogout: hostile.nothing,
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link', { name: /^#/ })).toHaveLength(2);
    const account = canvas.getByRole('button', {
      name: globals.locale === 'zh' ? '我的账号' : 'Your account',
    });
    account.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '42' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
    account.blur();
  },
};

const areas = (count: number, label: string) =>
  many(count, (at) => ({ key: `area${at}`, label: `${label} ${at}`, href: `#${at}` }));

/** Ten thousand areas: those that fit, the page's own among them, and a menu of the others. */
export const ManyAreas: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { current: 'area10000' },
  render: (args, { globals }) => (
    <Header {...args} tabs={areas(10_000, say(globals).tabs[1] ?? '')} language={globals.locale} />
  ),
  play: async ({ canvasElement, globals }) => {
    // Not by role: looking for one among so many takes longer than drawing them.
    const nav = canvasElement.querySelector('nav');
    const fittingTabs = () => [...(nav?.querySelectorAll('ul > [data-fits="true"]') ?? [])];
    await waitFor(() => expect(fittingTabs().length).toBeLessThan(20));
    await expect(fittingTabs().at(-2)).toHaveTextContent(`${say(globals).tabs[1]} 10000`);
    await expect(fittingTabs().at(-1)).toHaveTextContent(globals.locale === 'zh' ? '更多' : 'More');
  },
};
