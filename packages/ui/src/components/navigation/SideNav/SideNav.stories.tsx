import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { SideNav } from './SideNav.tsx';
import { groupsOf, say } from './sideNavSpecimen.ts';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { groups: [], current: 'certifications' },
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const width = { inlineSize: 232 };
const collapsedWidth = { inlineSize: 64 };

export const Groups: Story = {
  render: (args, { globals }) => (
    <div style={width}>
      <SideNav {...args} groups={groupsOf(say(globals))} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { header, sideNav } = kitWords();
    await expect(canvas.getByRole('navigation', { name: header.navigation })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t.review })).toBeVisible();
    const link = canvas.getByRole('link', { name: containing(`${t.certifications} ${sideNav.count(3)}`) });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** A page under a name: its list is open from the start. */
export const Nested: Story = {
  args: { current: 'transfers' },
  render: Groups.render,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const branch = canvas.getByRole('button', { name: t.money });
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(branch);
    await expect(canvas.queryByRole('link', { name: containing(t.transfers) })).toBeNull();
    await expect(branch).toHaveAttribute('aria-current', 'true');
    branch.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('link', { name: containing(t.transfers) })).toHaveFocus();
    await userEvent.click(document.body);
  },
};

/** Icons alone. Names are tooltips, and pages under a name are a menu. */
export const Collapsed: Story = {
  args: { collapsed: true, current: 'transfers' },
  parameters: { pixels: 'page', frame: { height: 560 } },
  render: (args, { globals }) => (
    <div style={collapsedWidth}>
      <SideNav {...args} groups={groupsOf(say(globals))} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('link', { name: t.insurance })).toBeVisible();
    const branch = canvas.getByRole('button', { name: t.money });
    branch.focus();
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('menuitem', { name: t.transfers });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('aria-current', 'page');
    const menu = canvas.getByRole('menu', { name: t.money });
    await waitFor(() =>
      expect(menu.getBoundingClientRect().left).toBeGreaterThan(branch.getBoundingClientRect().right),
    );
  },
};

/** Names without end wrap, a page without an icon has its first letter, and nothing at all is nothing. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: () => (
    <div style={width}>
      <SideNav groups={hostile.nothing} aria-label="nothing" />
      <SideNav
        groups={[
          { key: 'one', items: [{ key: 'long', label: hostile.longWord, href: '#long', count: 5000 }] },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: containing(hostile.longWord) });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
