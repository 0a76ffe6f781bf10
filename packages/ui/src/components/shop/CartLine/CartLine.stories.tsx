import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsPictures, sayGoods } from '../../../stories/goods.ts';
import { hostile } from '../../../stories/hostile.ts';
import { CartLine, type CartLineProps } from './CartLine.tsx';
import type { CartItem } from './cart.ts';

const item: CartItem = { id: '1', productID: 'seal', num: 2, maxNum: 3, price: 18_500, check: true };

const meta = {
  title: 'Shop/CartLine',
  component: CartLine,
  args: { item, name: '', href: '#seal', price: '', total: '', onChange: fn(), onRemove: fn() },
  argTypes: { item: { control: false } },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** Holds the line and does its sum, as a cart would. */
function Owner({ item: first, onChange, ...rest }: Omit<CartLineProps, 'price' | 'total'>) {
  const [item, setItem] = useState(first);
  return (
    <CartLine
      {...rest}
      item={item}
      price={yuan(item.price)}
      total={yuan(item.price * item.num)}
      onChange={(next) => {
        onChange(next);
        setItem(next);
      }}
    />
  );
}

/** One that is ordered, one that waits, one that is sold out. */
export const States: Story = {
  render: ({ price: _price, total: _total, ...args }, { globals }) => {
    const t = sayGoods(globals);
    return (
      <>
        <Owner {...args} name={t.seal} note={t.sealNote} picture={goodsPictures.seal} />
        <Owner
          {...args}
          item={{ ...item, id: '2', num: 12, maxNum: 99, price: 2_650, check: false }}
          name={t.lashing}
          note={t.lashingNote}
          picture={goodsPictures.lashing}
        />
        <Owner
          {...args}
          item={{ ...item, id: '3', num: 1, maxNum: 0, price: 9_800 }}
          name={t.logger}
          picture={goodsPictures.logger}
        />
      </>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = sayGoods(globals);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).toBeChecked();
    await expect(boxes[2]).toBeDisabled();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2', check: true }));
    await expect(canvas.getByRole('article', { name: t.seal })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Between 1 and `maxNum`, by keys as by buttons; the cart never gets another number. */
export const Limits: Story = {
  tags: ['!autodocs'],
  render: ({ price: _price, total: _total, ...args }, { globals }) => (
    <Owner {...args} name={sayGoods(globals).seal} picture={goodsPictures.seal} />
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(box).toHaveValue('3');
    await userEvent.keyboard('{PageDown}');
    await expect(box).toHaveValue('1');
    await userEvent.clear(box);
    await userEvent.type(box, '7');
    await userEvent.tab();
    const nums = args.onChange as unknown as { mock: { calls: [CartItem][] } };
    for (const [{ num }] of nums.mock.calls) await expect(num >= 1 && num <= 3).toBe(true);
    (document.activeElement as HTMLElement).blur();
  },
};

export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { name: hostile.longWord, price: '¥1.00', total: '¥123456789.00' },
};
