import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { Footer } from '../../navigation/Footer/Footer.tsx';
import { Section } from '../Section/Section.tsx';
import { PageLayout } from './PageLayout.tsx';

const meta = {
  title: 'Layout/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    prices: '本周参考价',
    unit: '2026 年第 48 周 · 每 40HQ，美元',
    all: '全部航线',
    news: '新闻资讯',
    item: '洋山港四期 10 月集装箱吞吐量再创新高',
    table: '上海 → 洛杉矶 1,890',
    hours: '工作时间',
    days: '周一至周五 09:00–20:00',
  },
  en: {
    prices: 'Reference prices this week',
    unit: 'Week 48 of 2026 · per 40HQ, US dollars',
    all: 'All routes',
    news: 'News',
    item: 'Yangshan phase four handles a record number of containers in October',
    table: 'Shanghai → Los Angeles 1,890',
    hours: 'Business hours',
    days: 'Monday to Friday, 09:00–20:00',
  },
});

export const Bands: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <PageLayout
        {...args}
        footer={
          <Footer
            brand={<Logo name="Fairway" />}
            facts={[{ label: t.hours, text: t.days }]}
            copyright="© 2026"
          />
        }
      >
        <Section
          title={t.prices}
          note={t.unit}
          aside={
            <a href="#all">
              {t.all} <Icon icon={ArrowRight} directional />
            </a>
          }
        >
          {t.table}
        </Section>
        <Section title={t.news} ground="paper">
          {t.item}
        </Section>
        <Section title={t.hours} level={3} ground="sunk">
          {t.days}
        </Section>
      </PageLayout>
    );
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `#${main.id}`);
    await expect(canvas.getAllByRole('region')[0]).toHaveAccessibleName();
  },
};
