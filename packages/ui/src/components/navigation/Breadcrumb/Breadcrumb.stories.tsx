import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { steps: [] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    guide: '航运百科',
    ports: '港口',
    asia: '东亚',
    china: '中国',
    east: '华东',
    here: '上海港',
    terminal: '洋山四期码头',
  },
  en: {
    guide: 'Encyclopedia',
    ports: 'Ports',
    asia: 'East Asia',
    china: 'China',
    east: 'East China',
    here: 'Shanghai',
    terminal: 'Yangshan Terminal 4',
  },
});

const short = (t: ReturnType<typeof say>) => [
  { label: t.guide, href: '#guide' },
  { label: t.ports, href: '#ports' },
  { label: t.china, href: '#china' },
  { label: t.here },
];

const long = (t: ReturnType<typeof say>) => [
  { label: t.guide, href: '#guide' },
  { label: t.ports, href: '#ports' },
  { label: t.asia, href: '#asia' },
  { label: t.china, href: '#china' },
  { label: t.east, href: '#east' },
  { label: t.here, href: '#here' },
  { label: t.terminal },
];

export const States: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Breadcrumb steps={short(t)} aria-label={t.here} />
        <Breadcrumb steps={short(t).slice(0, 2)} aria-label={t.china} />
        <Breadcrumb steps={long(t)} />
        <Breadcrumb
          aria-label={t.asia}
          steps={[...short(t).slice(0, 2), { label: hostile.longWord.slice(0, 60) }]}
        />
      </Column>
    );
  },
};

/** The hidden steps are shown on request, and the focus moves to the first of them. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Breadcrumb steps={long(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { breadcrumb } = kitWords();
    await expect(canvas.getByRole('navigation', { name: breadcrumb.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText(t.terminal)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: breadcrumb.more(3) }));
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: t.ports })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
