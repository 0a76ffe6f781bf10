import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  parameters: { looks: 'first' },
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { more: '详情', of: '，中远海运 太平洋 084E' },
  en: { more: 'Details', of: ' of CSCL PACIFIC 084E' },
});

/** Eyes read "Details", a screen reader reads which sailing they belong to. */
export const InsideLink: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <a href="#sailing">
        {t.more}
        <VisuallyHidden>{t.of}</VisuallyHidden>
      </a>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName(/084E/);
    await expect(link.querySelector('span')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
