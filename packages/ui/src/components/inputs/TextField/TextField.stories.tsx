import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { onChange: fn(), onClear: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    vessel: '船名',
    vesselPlaceholder: '例如 COSCO SHIPPING ARIES',
    code: '验证码',
    codePlaceholder: '6 位数字',
    send: '获取验证码',
    weight: '毛重',
    password: '密码',
    show: '显示密码',
    phone: '手机号',
    order: '订单号',
  },
  en: {
    vessel: 'Vessel',
    vesselPlaceholder: 'Such as COSCO SHIPPING ARIES',
    code: 'Verification code',
    codePlaceholder: '6 digits',
    send: 'Send code',
    weight: 'Gross weight',
    password: 'Password',
    show: 'Show password',
    phone: 'Mobile number',
    order: 'Order number',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <TextField {...args} label={t.vessel} placeholder={t.vesselPlaceholder} />
        <TextField {...args} label={t.vessel} defaultValue="EVER FOCUS" />
        <TextField {...args} label={t.order} defaultValue="FW20261120084512" readOnly />
        <TextField {...args} label={t.vessel} defaultValue="OOCL SEOUL" disabled />
      </Column>
    );
  },
};

export const Sizes: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <TextField {...args} label={t.vessel} size="small" defaultValue="EVER FOCUS" />
        <TextField {...args} label={t.vessel} defaultValue="EVER FOCUS" />
        <TextField {...args} label={t.vessel} size="large" defaultValue="EVER FOCUS" />
      </Column>
    );
  },
};

/** Icons, units, dial codes and buttons are inside the box. */
export const Adornments: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <TextField
          {...args}
          label={t.vessel}
          start={<Icon icon={Search} />}
          clearable
          defaultValue="MAERSK ESSEN"
        />
        <TextField {...args} label={t.phone} start="+86" defaultValue="138 0013 8000" type="tel" />
        <TextField
          {...args}
          label={t.code}
          placeholder={t.codePlaceholder}
          end={
            <Button tone="quiet" size="small">
              {t.send}
            </Button>
          }
        />
        <TextField {...args} label={t.weight} end="kg" defaultValue="24,300" inputMode="decimal" />
        <TextField
          {...args}
          label={t.password}
          type="password"
          defaultValue="correct horse"
          end={
            <Button tone="quiet" size="small" aria-label={t.show}>
              <Icon icon={Eye} />
            </Button>
          }
        />
      </Column>
    );
  },
};

/** The ring runs round the whole box. */
export const Focused: Story = {
  render: (args, { globals }) => <TextField {...args} label={say(globals).vessel} defaultValue="ONE APUS" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Clearing empties the input, calls `onChange`, and focuses the input. */
export const Clearing: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <TextField {...args} label={say(globals).vessel} clearable defaultValue="HMM NURI" />
  ),
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('textbox', { name: say(globals).vessel });
    const clear = canvas.getByRole('button', { name: new RegExp(say(globals).vessel) });
    await userEvent.click(clear);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(clear).not.toBeVisible();
    input.blur();
  },
};

/** A press on a unit lands in the input. */
export const PressOnUnit: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => <TextField {...args} label={say(globals).weight} end="kg" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('kg'));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    input.blur();
  },
};
