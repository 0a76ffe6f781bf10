import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: '' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    prices: '本周参考价',
    unit: '2026 年第 48 周 · 每 40HQ，美元',
    all: '全部航线',
    price: '上海 → 洛杉矶 1,890',
    cutOff: '截关时间',
    local: '均为港口当地时间',
    charges: '附加费',
  },
  en: {
    prices: 'Reference prices this week',
    unit: 'Week 48 of 2026 · per 40HQ, US dollars',
    all: 'All routes',
    price: 'Shanghai → Los Angeles 1,890',
    cutOff: 'Cut-offs',
    local: 'In the local time of the port',
    charges: 'Surcharges',
  },
});

/** A band of the page, as wide as the screen. */
export const Band: Story = {
  args: { ground: 'sunk' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Section
        title={t.prices}
        note={t.unit}
        aside={<a href="#all">{t.all}</a>}
        {...withoutProps(args, 'heading')}
      >
        {t.price}
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: say(globals).prices })).toBeVisible();
  },
};

/** Parts of a page that has its width already. */
export const Parts: Story = {
  parameters: { layout: 'padded' },
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Columns count={{ base: 2, phone: 1 }}>
        <Section ground="none" title={t.cutOff} note={t.local}>
          12-03 18:00
        </Section>
        <Section ground="none" title={t.charges} level={3}>
          THC 1,115
        </Section>
      </Columns>
    );
  },
};
