import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    bill: '提单号',
    billHint: '船公司签发的主单号，不含空格，例如 COSU6412345678。',
    billError: '提单号只能含字母和数字，请删去斜线。',
    billWarning: '这个号码不像中远海运的提单号，请再核对一次。',
    company: '公司名称',
    remark: '备注',
    insured: '投保金额',
    insuredHint: '按 CIF 价的 110% 计算。',
    long: '收货人在目的港的英文全称（与提单、发票和装箱单上的写法完全一致，包括标点）',
    longError:
      '收货人名称超过 140 个字符，目的港海关的预申报系统会拒收。请删去地址、电话和邮箱，它们在下一步单独填写。',
  },
  en: {
    bill: 'Bill of lading number',
    billHint: 'The master number the carrier issued, without spaces, such as COSU6412345678.',
    billError: 'A bill of lading number holds letters and digits only: delete the slash.',
    billWarning: 'This does not look like a number of COSCO Shipping. Check it once more.',
    company: 'Company name',
    remark: 'Remark',
    insured: 'Insured amount',
    insuredHint: 'Computed as 110% of the CIF value.',
    long: 'Full English name of the consignee at the port of destination, exactly as on the bill of lading, invoice and packing list',
    longError:
      'The name of the consignee is longer than 140 characters and customs at the destination would refuse it. Delete address, telephone and email: they have their own fields in the next step.',
  },
});

export const States: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <TextField label={t.bill} hint={t.billHint} required />
        <TextField
          label={t.bill}
          hint={t.billHint}
          error={t.billError}
          required
          defaultValue="COSU641/2345"
        />
        <TextField label={t.bill} warning={t.billWarning} required defaultValue="OOLU2654321098" />
        <TextField label={t.remark} required={false} count="12/50" defaultValue="2 × 40HQ, W48" />
      </Column>
    );
  },
};

/** A custom control takes its id and descriptions from the field. */
export const CustomControl: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Field label={t.insured} hint={t.insuredHint}>
          {({ id, 'aria-describedby': describedBy }) => (
            <output id={id} aria-describedby={describedBy}>
              USD 110,000.00
            </output>
          )}
        </Field>
      </Column>
    );
  },
};

export const LongWords: Story = {
  render: (_args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <TextField label={t.long} error={t.longError} required defaultValue="PACIFIC RIM TRADING" />
      </Column>
    );
  },
};

/** Hint and error describe the control; the error marks it invalid and sits in a polite live region. */
export const Wiring: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const t = say(globals);
    return <TextField label={t.bill} hint={t.billHint} error={t.billError} required />;
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const input = canvas.getByRole('textbox', { name: t.bill });
    await expect(input).toHaveAccessibleDescription(`${t.billError} ${t.billHint}`);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(canvas.getByText(t.billError).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByText(t.bill));
    await expect(input).toHaveFocus();
    input.blur();
  },
};
