import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { FollowFloat, type FollowFloatProps } from './FollowFloat.tsx';

const meta = {
  title: 'Overlays/FollowFloat',
  component: FollowFloat,
  args: { name: '', code: 'http://weixin.qq.com/r/fairway-sample', folded: false, onFoldedChange: fn() },
  parameters: { pixels: 'page' },
} satisfies Meta<typeof FollowFloat>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { name: '关注航道服务号', tip: '微信扫码，截单前提醒您', page: '上海 → 洛杉矶，第 48 周' },
  en: {
    name: 'Follow Fairway on WeChat',
    tip: 'Scan with WeChat to hear of cut-offs in time',
    page: 'Shanghai → Los Angeles, week 48',
  },
});

/** Keeps the fold as a site does. */
function Owner({ folded: first, onFoldedChange, ...rest }: FollowFloatProps) {
  const [folded, setFolded] = useState(first);
  return (
    <FollowFloat
      {...rest}
      folded={folded}
      onFoldedChange={(next) => {
        onFoldedChange(next);
        setFolded(next);
      }}
    />
  );
}

/** Folds away by its button and comes back by the same one, which keeps the focus. */
export const Open: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <p>{t.page}</p>
        <Owner {...args} name={t.name} tip={t.tip} />
      </>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const float = canvas.getByRole('complementary', { name: t.name });
    await expect(float).toBeVisible();
    await expect(canvas.getByRole('img', { name: new RegExp(t.name) })).toBeVisible();
    await userEvent.tab();
    const fold = canvas.getByRole('button');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(true);
    const unfold = canvas.getByRole('button', { name: t.name });
    await expect(unfold).toHaveFocus();
    await expect(canvas.queryByRole('img', { name: new RegExp(t.name) })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    unfold.blur();
  },
};

export const Folded: Story = {
  args: { folded: true },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <>
        <p>{t.page}</p>
        <Owner {...args} name={t.name} tip={t.tip} />
      </>
    );
  },
};

/** A word without end wraps, and a missing tip leaves no gap. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { name: hostile.longWord, tip: undefined },
  render: (args) => <Owner {...args} />,
};
