import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsPictures, sayGoods } from '../../../stories/goods.ts';
import { hostile } from '../../../stories/hostile.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { GoodsCard, type GoodsCardProps } from './GoodsCard.tsx';

const meta = {
  title: 'Shop/GoodsCard',
  component: GoodsCard,
  args: { name: '', href: '#seal', price: '', onCollectedChange: fn() },
} satisfies Meta<typeof GoodsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const shelf = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 200px))', gap: 16 };

/** Stores the collected state, as a site would. */
function Owner({ collected: first = false, onCollectedChange, ...rest }: GoodsCardProps) {
  const [collected, setCollected] = useState(first);
  return (
    <GoodsCard
      {...rest}
      collected={collected}
      onCollectedChange={(next) => {
        onCollectedChange?.(next);
        setCollected(next);
      }}
    />
  );
}

/** One for sale, one with a reduced price, one sold out; each can be collected. */
export const States: Story = {
  render: (args, { globals }) => {
    const t = sayGoods(globals);
    const action = <Button size="small">{t.buy}</Button>;
    return (
      <div style={shelf}>
        <Owner
          {...args}
          name={t.lashing}
          picture={goodsPictures.lashing}
          price={t.lashingPrice}
          action={action}
        />
        <Owner
          {...args}
          name={t.seal}
          picture={goodsPictures.seal}
          price={t.sealPrice}
          before={t.sealBefore}
          note={t.sealNote}
          action={action}
          collected
        />
        <Owner {...args} name={t.logger} picture={goodsPictures.logger} price={t.loggerPrice} soldOut />
      </div>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = sayGoods(globals);
    const [heart] = canvas.getAllByRole('button', { pressed: false });
    if (!heart) throw new Error('No heart.');
    await expect(heart.getAttribute('aria-label')).toContain(t.lashing);
    await userEvent.click(heart);
    await expect(args.onCollectedChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.onCollectedChange).toHaveBeenLastCalledWith(false);
    heart.blur();
  },
};

/** No picture, a word without end, nothing where something is expected. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={shelf}>
      <GoodsCard {...args} name={hostile.longWord} price={hostile.longWord} note={hostile.missing} />
    </div>
  ),
};
