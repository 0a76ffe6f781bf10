import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Header } from './Header.tsx';
import { args, draw, Hotline, inBar, onSearch, say, search } from './headerSpecimen.tsx';

/** Widths between those of the toolbar: the narrowest phone, and both sides of where the layout changes. */
const options = Object.fromEntries(
  [320, 640, 960].map((width) => [
    `w${width}`,
    { name: `${width}`, styles: { width: `${width}px`, height: '480px' }, type: 'other' as const },
  ]),
);

const meta = {
  title: 'Navigation/HeaderWidths',
  component: Header,
  tags: ['!autodocs'],
  parameters: { looks: 'first', layout: 'fullscreen', viewport: { options } },
  args: { ...args, current: 'tools' },
  render: (args, context) =>
    draw({ portal: 'company', badge: 'companyMember', unread: 3, auditStatus: 3 })(
      { ...args, search: search(say(context.globals)), utilities: <Hotline t={say(context.globals)} /> },
      context,
    ),
  play: async ({ canvas, globals }) => {
    // Which portal it is can be seen, and nothing is pushed out of the page.
    await expect(canvas.getByText(globals.locale === 'zh' ? '企业门户' : 'Company', inBar)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const nav = canvas.queryByRole('navigation');
    if (nav) await expect(within(nav).getByText(say(globals).tabs[5] ?? '')).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(globals).search })).toBeVisible();
    if (window.innerWidth < 960)
      await expect(canvas.getByRole('button', { name: kitWords().header.openMenu })).toBeVisible();
    else await expect(canvas.getByRole('link', { name: /400 820 0000/ })).toBeVisible();
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (value: string): Story => ({ globals: { viewport: { value } } });

/** At 320 px a visitor can still search and log in; the logo hides its note. */
export const Visitor320: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args, context) => draw()({ ...args, search: search(say(context.globals)) }, context),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: kitWords().header.login })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(globals).search }));
    await expect(onSearch).toHaveBeenCalled();
    canvas.getByRole('banner').querySelector<HTMLElement>(':focus')?.blur();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrowest320 = at('w320');
export const Phone360 = at('phone');
export const Smallest640 = at('w640');
export const Tablet768 = at('tablet');
export const Wide960 = at('w960');
export const Desktop1280 = at('desktop');
