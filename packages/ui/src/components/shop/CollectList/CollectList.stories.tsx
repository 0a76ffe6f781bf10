import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { goodsPictures, sayGoods } from '../../../stories/goods.ts';
import { hostile } from '../../../stories/hostile.ts';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { type CollectedGoods, CollectList, type CollectListProps } from './CollectList.tsx';

const meta = {
  title: 'Shop/CollectList',
  component: CollectList,
  args: { label: '', goods: [], onRemove: fn() },
  argTypes: { goods: { control: false } },
} satisfies Meta<typeof CollectList>;
export default meta;

type Story = StoryObj<typeof meta>;

const collected = (t: ReturnType<typeof sayGoods>): readonly CollectedGoods[] => [
  { id: 'seal', name: t.seal, href: '#seal', price: t.sealPrice, picture: goodsPictures.seal },
  { id: 'lashing', name: t.lashing, href: '#lashing', price: t.lashingPrice, picture: goodsPictures.lashing },
  {
    id: 'logger',
    name: t.logger,
    href: '#logger',
    price: t.loggerPrice,
    picture: goodsPictures.logger,
    gone: true,
  },
];

/** Removes goods on request, as a site would. */
function Owner({ goods: first, onRemove, ...rest }: CollectListProps) {
  const [goods, setGoods] = useState(first);
  return (
    <CollectList
      {...rest}
      goods={goods}
      onRemove={(id) => {
        onRemove(id);
        setGoods(goods.filter((each) => each.id !== id));
      }}
    />
  );
}

/** An item that is no longer sold stays until it is removed, and has no link. */
export const Full: Story = {
  render: (args, { globals }) => {
    const t = sayGoods(globals);
    return <CollectList {...args} label={t.list} goods={collected(t)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Removing: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = sayGoods(globals);
    return <CollectList {...args} label={t.list} goods={collected(t)} removing={['lashing']} />;
  },
};

/** The row goes, and the focus stays in the list. */
export const RowRemoved: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = sayGoods(globals);
    return <Owner {...args} label={t.list} goods={collected(t)} />;
  },
  play: async ({ canvas, args, globals }) => {
    const t = sayGoods(globals);
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onRemove).toHaveBeenCalledWith('seal');
    await expect(canvas.queryByRole('link', { name: t.seal })).toBeNull();
    const list = canvas.getByRole('list', { name: t.list });
    await expect(list).toHaveFocus();
    list.blur();
  },
};

export const Empty: Story = {
  render: (args, { globals }) => {
    const t = sayGoods(globals);
    return <CollectList {...args} label={t.list} empty={<ButtonLink href="#shop">{t.shop}</ButtonLink>} />;
  },
};

export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'x',
    goods: [{ id: '1', name: hostile.longWord, href: '#', price: hostile.missing }, hostile.missing],
  },
};
