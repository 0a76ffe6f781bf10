import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    search: '查询船期',
    details: '详情',
    follow: '关注航线',
    remove: '删除记录',
    sending: '提交中',
    priced: '价格已到',
    order: '提交订单',
    ordered: '已提交',
    seats: '席位',
    long: '下载 2026 年第 48 周全部航线的船期与参考运价对比表',
  },
  en: {
    search: 'Search sailings',
    details: 'Details',
    follow: 'Follow route',
    remove: 'Delete record',
    sending: 'Submitting',
    priced: 'The price is here',
    order: 'Place order',
    ordered: 'Placed',
    seats: 'Seats',
    long: 'Download the comparison of schedules and reference prices of all routes in week 48 of 2026',
  },
});

export const Tones: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Button {...args} tone="brand">
          {t.search}
        </Button>
        <Button {...args}>{t.details}</Button>
        <Button {...args} tone="quiet">
          {t.follow}
        </Button>
        <Button {...args} tone="danger">
          {t.remove}
        </Button>
        <ButtonLink href="#details" tone="brand">
          {t.details}
        </ButtonLink>
      </Row>
    );
  },
};

export const Sizes: Story = {
  parameters: { looks: 'all' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Row>
        <Button {...args} size="small" icon={<Icon icon={Download} />}>
          {t.details}
        </Button>
        <Button {...args} icon={<Icon icon={Search} />}>
          {t.search}
        </Button>
        <Button {...args} size="large" tone="brand" icon={<Icon icon={Search} size={20} />}>
          {t.search}
        </Button>
      </Row>
    );
  },
};

/** Keeps focus, announces the state to assistive technology, and ignores presses. */
export const Loading: Story = {
  args: { tone: 'brand', loading: true },
  render: (args, { globals }) => <Button {...args}>{say(globals).sending}</Button>,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
};

/** Pressed before it can act: it waits visibly, also for Enter in a field, and acts once by itself. */
export const PressedEarly: Story = {
  render: (args, { globals }) => <OrderForm {...args} {...say(globals)} />,
  play: async ({ canvas, args }) => {
    const [order, priced] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.click(order);
    await userEvent.type(canvas.getByRole('textbox'), '2{Enter}');
    await expect(order).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(priced);
    await expect(await canvas.findByRole('status')).toHaveTextContent('2');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(order).not.toHaveAttribute('aria-busy'));
    priced.blur();
  },
};

/** A form whose price loads until the story reports it as loaded. */
function OrderForm({
  onClick,
  order,
  priced,
  ordered,
  seats,
}: ButtonProps & Record<'order' | 'priced' | 'ordered' | 'seats', string>) {
  const [here, setHere] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('seats')));
  };
  return (
    <form onSubmit={onSubmit}>
      <Row>
        <TextField name="seats" label={seats} labelHidden autoComplete="off" />
        <Button type="submit" tone="brand" ready={here} onClick={onClick}>
          {order}
        </Button>
        <Button onClick={() => setHere(true)}>{priced}</Button>
        {sent === null ? null : (
          <span role="status">
            {ordered} {sent}
          </span>
        )}
      </Row>
    </form>
  );
}

export const Disabled: Story = {
  args: { disabled: true, tone: 'brand' },
  render: (args, { globals }) => <Button {...args}>{say(globals).search}</Button>,
};

/** Long words wrap inside a narrow container instead of breaking out of it. */
export const LongText: Story = {
  args: { tone: 'brand', block: true },
  render: (args, { globals }) => <Button {...args}>{say(globals).long}</Button>,
};
