import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { AnchorNav } from './AnchorNav.tsx';

const meta = {
  title: 'Navigation/AnchorNav',
  component: AnchorNav,
  args: { items: [], label: '' },
} satisfies Meta<typeof AnchorNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '目录',
    folded: '目录（4 章）',
    general: '第一章 总则',
    vessels: '第二章 船舶',
    crew: '第三章 船员',
    articles: '第七条–第三十条',
  },
  en: {
    label: 'Contents',
    folded: 'Contents (4 chapters)',
    general: 'Chapter 1 General provisions',
    vessels: 'Chapter 2 Vessels',
    crew: 'Chapter 3 Crew',
    articles: 'Articles 7–30',
  },
});

const itemsOf = (t: ReturnType<typeof say>) => [
  { id: 'general', label: t.general },
  { id: 'vessels', label: t.vessels, note: t.articles },
  { id: 'crew', label: t.crew },
  { id: 'long', label: hostile.longWord.slice(0, 60) },
];

/** The part that is read is marked; on a phone the list is folded. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxInlineSize: 320 }}>
        <h2 id="general">{t.general}</h2>
        <AnchorNav {...args} items={itemsOf(t)} label={t.label} foldedLabel={t.folded} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).not.toBeNull());
    const edges = [...canvasElement.querySelectorAll('a > span:first-child')]
      .filter((label) => label.checkVisibility())
      .map((label) => label.getBoundingClientRect().left);
    await expect(new Set(edges).size).toBeLessThanOrEqual(1);
  },
};

/** The mark follows the scroll; before the first heading nothing is marked. */
export const Scrolled: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ paddingBlockStart: 400 }}>
        <AnchorNav items={itemsOf(t)} label={t.label} />
        {['general', 'vessels', 'crew'].map((id) => (
          <section key={id} style={{ blockSize: 1500 }}>
            <h2 id={id}>{id}</h2>
          </section>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const t = say(globals);
    const current = () => canvasElement.querySelector('[aria-current="location"]');
    await expect(canvas.getByRole('navigation', { name: t.label })).toBeInTheDocument();
    await expect(current()).toBeNull();
    canvasElement.querySelector('#vessels')?.scrollIntoView();
    await waitFor(() => expect(current()).toHaveAttribute('href', '#vessels'));
    canvasElement.querySelector('#crew')?.scrollIntoView();
    await waitFor(() => expect(current()).toHaveAttribute('href', '#crew'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(current()).toBeNull());
  },
};
