import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { Logo } from '../../media/Logo/Logo.tsx';
import { groupsOf, say as sayPages } from '../../navigation/SideNav/sideNavSpecimen.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { Content } from '../PageLayout/PageLayout.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const storageKey = 'story.appShell';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: { brand: null, groups: [], current: 'certifications', storageKey, onLanguageChange: fn() },
  argTypes: { groups: { control: false }, languages: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', pixels: 'page' },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { heading: '企业认证', text: '三家企业等待审核。', name: '周航', role: '审核', page: '航道' },
  en: {
    heading: 'Certifications',
    text: 'Three companies wait for a review.',
    name: 'Zhou Hang',
    role: 'Review',
    page: '',
  },
});

const languages = [
  { code: 'zh', label: '中文' },
  { code: 'en', label: 'English' },
];

const draw =
  (more: Partial<AppShellProps> = {}): Story['render'] =>
  (args, { globals }) => {
    const t = say(globals);
    return (
      <AppShell
        groups={groupsOf(sayPages(globals))}
        brand={
          <a href="#home">
            <Logo name="Fairway Desk" note={t.page} />
          </a>
        }
        languages={languages}
        language={String(globals.locale)}
        session={{ state: 'account', name: t.name, badge: t.role, items: [], onLogout: fn() }}
        {...withoutProps(args, 'brand', 'groups')}
        {...more}
      >
        <Content whole>
          <PageHead title={t.heading} />
          <p>{t.text}</p>
        </Content>
      </AppShell>
    );
  };

export const Tool: Story = {
  render: draw(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('banner')[0]).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    if (window.innerWidth >= 960) await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nobody is logged in: the bar and the page alone. */
export const BeforeLogin: Story = {
  render: draw({ groups: [], session: { state: 'visitor', onLogin: fn() } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const widths = Object.fromEntries(
  [1024, 1440].map((width) => [
    `w${width}`,
    { name: `${width}`, styles: { width: `${width}px`, height: '720px' }, type: 'other' as const },
  ]),
);

/** Collapsed by the reader, which the browser remembers. */
export const Collapsed: Story = {
  parameters: { viewport: { options: widths } },
  globals: { viewport: { value: 'w1440' } },
  beforeEach: () => {
    localStorage.removeItem(`${storageKey}.collapsed`);
    return () => localStorage.removeItem(`${storageKey}.collapsed`);
  },
  args: { storageKey: `${storageKey}.collapsed` },
  render: draw(),
  play: async ({ canvas, globals }) => {
    const { sideNav } = kitWords();
    const t = sayPages(globals);
    await userEvent.click(canvas.getByRole('button', { name: sideNav.collapse }));
    const expand = canvas.getByRole('button', { name: sideNav.expand });
    await expect(expand).toHaveFocus();
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expect(localStorage.getItem(`${storageKey}.collapsed`)).toBe('true');
    await expect(canvas.getByRole('link', { name: t.insurance })).toBeVisible();
    expand.blur();
  },
};

/** From 960 to 1200 px the navigation is collapsed until its reader expands it. */
export const Tablet: Story = {
  parameters: { viewport: { options: widths } },
  globals: { viewport: { value: 'w1024' } },
  args: { storageKey: `${storageKey}.tablet` },
  render: draw(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: kitWords().sideNav.expand })).toBeVisible();
  },
};

/** A phone opens the navigation as a drawer, and a link in it closes it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: draw(),
  play: async ({ canvas, globals }) => {
    const { header } = kitWords();
    const t = sayPages(globals);
    const opener = canvas.getByRole('button', { name: header.openMenu });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: header.menu });
    // The page of the test stays; a router does the same.
    drawer.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(within(drawer).getByRole('link', { name: containing(t.insurance) }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: header.menu });
  },
};
