import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    remark: '订舱备注',
    hint: '会随订舱单发给船公司。',
    text: '2 个 40HQ，货物为铝制门窗，需木质熏蒸证明。\n请安排 11 月 28 日前提空箱。',
    error: '备注中不能写联系电话，请在联系人一栏填写。',
  },
  en: {
    remark: 'Remark for the carrier',
    hint: 'Sent to the carrier with the booking.',
    text: '2 x 40HQ, aluminium windows, fumigation certificate needed.\nEmpty pick-up before 28 November.',
    error: 'Leave phone numbers out of the remark: enter them under Contact.',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <TextArea {...args} label={t.remark} hint={t.hint} required={false} />
        <TextArea {...args} label={t.remark} defaultValue={t.text} count="56/200" />
        <TextArea {...args} label={t.remark} defaultValue={t.text} error={t.error} rows={2} />
        <TextArea {...args} label={t.remark} defaultValue={t.text} disabled rows={2} />
        <TextArea {...args} label={t.remark} defaultValue={t.text} readOnly rows={2} />
      </Column>
    );
  },
};

/** Enter makes a line; label, hint and error belong to the field; it grows with its lines. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <TextArea {...args} label={t.remark} hint={t.hint} error={t.error} required />
      </Column>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const area = canvas.getByRole('textbox', { name: new RegExp(t.remark) });
    await expect(area).toBeInvalid();
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription(`${t.error} ${t.hint}`);
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5');
    await expect(area).toHaveValue('1\n2\n3\n4\n5');
    await expect(args.onChange).toHaveBeenCalledTimes(9);
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};
