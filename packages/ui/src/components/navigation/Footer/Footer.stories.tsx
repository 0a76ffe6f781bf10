import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { Logo } from '../../media/Logo/Logo.tsx';
import { Footer, type FooterProps } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  argTypes: { facts: { control: false }, columns: { control: false }, legal: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

type Data = Required<Pick<FooterProps, 'facts' | 'columns' | 'legal'>> & { note: string; copyright: string };

const zh: Data = {
  note: '航道',
  facts: [
    { label: '工作时间', text: '周一至周五 09:00–20:00' },
    { label: '客服电话', text: '021-0000 0000', href: 'tel:+862100000000' },
    { label: '邮箱', text: 'service@fairway.example', href: 'mailto:service@fairway.example' },
  ],
  columns: [
    {
      title: '产品',
      links: [
        { label: '船期运价', href: '/freight' },
        { label: '货运保险', href: '/insurance' },
        { label: '航线订阅', href: '/production' },
      ],
    },
    {
      title: '工具',
      links: [
        { label: '货物跟踪', href: '/tracking' },
        { label: '船舶位置', href: '/shipLocation' },
        { label: 'HS 编码查询', href: '/hsCode' },
      ],
    },
    {
      title: '百科',
      links: [
        { label: '港口', href: '/wikipedia' },
        { label: '法规', href: '/wikipedia/laws' },
      ],
    },
    {
      title: '关于',
      links: [
        { label: '关于我们', href: '/aboutUs' },
        { label: '联系我们', href: '/contactUs' },
      ],
    },
  ],
  legal: [
    { label: '服务协议', href: '/agreement?type=service', target: '_blank' },
    { label: '隐私政策', href: '/agreement?type=privacy', target: '_blank' },
  ],
  copyright: '© 2026 Fairway 航道',
};

const en: Data = {
  note: '',
  facts: [
    { label: 'Business hours', text: 'Monday to Friday, 09:00–20:00' },
    { label: 'Telephone', text: '+86 21 0000 0000', href: 'tel:+862100000000' },
    { label: 'Email', text: 'service@fairway.example', href: 'mailto:service@fairway.example' },
  ],
  columns: [
    {
      title: 'Products',
      links: [
        { label: 'Freight rates', href: '/freight' },
        { label: 'Cargo insurance', href: '/insurance' },
        { label: 'Route subscription', href: '/production' },
      ],
    },
    {
      title: 'Tools',
      links: [
        { label: 'Cargo tracking', href: '/tracking' },
        { label: 'Ship location', href: '/shipLocation' },
        { label: 'HS code lookup', href: '/hsCode' },
      ],
    },
    {
      title: 'Encyclopedia',
      links: [
        { label: 'Ports', href: '/wikipedia' },
        { label: 'Regulations', href: '/wikipedia/laws' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', href: '/aboutUs' },
        { label: 'Contact', href: '/contactUs' },
      ],
    },
  ],
  legal: [
    { label: 'Service Agreement', href: '/agreement?type=service', target: '_blank' },
    { label: 'Privacy Policy', href: '/agreement?type=privacy', target: '_blank' },
  ],
  copyright: '© 2026 Fairway',
};

const say = words<Data>({ zh, en });

export const Full: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Footer
        {...args}
        brand={<Logo name="Fairway" note={t.note} />}
        facts={t.facts}
        columns={t.columns}
        legal={t.legal}
        copyright={t.copyright}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    for (const nav of canvas.getAllByRole('navigation')) await expect(nav).toHaveAccessibleName();
    await expect(canvas.getByRole('link', { name: /21 0000|021/ })).toHaveAttribute(
      'href',
      'tel:+862100000000',
    );
  },
};

/** A site with nothing but its agreements. */
export const Small: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Footer
        {...args}
        brand={<Logo name="Fairway" note={t.note} />}
        facts={t.facts.slice(0, 1)}
        legal={t.legal}
        copyright={t.copyright}
      />
    );
  },
};

/** No lists, lists with gaps, and very long words: the valid content is shown inside the page. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: {
    brand: hostile.nothing,
    facts: [hostile.nothing, { label: hostile.longWord, text: hostile.longWord }],
    columns: [
      { title: hostile.longWord, links: [{ label: hostile.longWord, href: hostile.nothing }] },
      { title: hostile.nothing, links: hostile.nothing },
    ],
    legal: hostile.nothing,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
