import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { nav: '首页', heading: '本周参考价' },
  en: { nav: 'Home', heading: 'This week' },
});

const render: Story['render'] = (args, { globals }) => {
  const t = say(globals);
  return (
    <div style={{ minBlockSize: 96, paddingBlockStart: 56 }}>
      <SkipLink {...args} />
      <a href="#home">{t.nav}</a>
      <main id="content" tabIndex={-1}>
        <h1>{t.heading}</h1>
      </main>
    </div>
  );
};

/** The first Tab on a page shows it. */
export const Focused: Story = {
  parameters: { pixels: 'page', frame: { height: 240 } },
  render,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const LeadsToContent: Story = {
  tags: ['!autodocs'],
  render,
  play: async ({ canvas }) => {
    const before = window.location.href;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(before);
    canvas.getByRole('main').blur();
  },
};
