import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    stay: '30 天内自动登录',
    stayHint: '请勿在公用电脑上勾选。',
    agree: '我已阅读并同意',
    terms: '《服务协议》',
    error: '请先阅读并同意《服务协议》。',
    rows: '选择本页全部船期',
    all: '已选全部',
    disabled: '含中转航线',
  },
  en: {
    stay: 'Keep me logged in for 30 days',
    stayHint: 'Leave it off on a shared computer.',
    agree: 'I have read and accept the ',
    terms: 'Service Agreement',
    error: 'Read and accept the Service Agreement first.',
    rows: 'Select all sailings on this page',
    all: 'All selected',
    disabled: 'Include transfers',
  },
});

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Checkbox {...args} label={t.stay} hint={t.stayHint} />
        <Checkbox {...args} label={t.all} defaultChecked />
        <Checkbox {...args} label={t.rows} indeterminate />
        <Checkbox
          {...args}
          label={
            <>
              {t.agree}
              <a href="#terms">{t.terms}</a>
            </>
          }
          error={t.error}
          required
        />
        <Checkbox {...args} label={t.disabled} disabled />
        <Checkbox {...args} label={t.disabled} disabled defaultChecked />
      </Column>
    );
  },
};

/** The mixed state stays until the owner ends it; label and Space press the box. */
export const Keys: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <Column>
      <Checkbox {...args} label={say(globals).stay} />
      <Checkbox {...args} label={say(globals).rows} indeterminate checked={false} />
    </Column>
  ),
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const stay = canvas.getByRole('checkbox', { name: t.stay });
    await userEvent.click(canvas.getByText(t.stay));
    await expect(stay).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(stay).not.toBeChecked();
    const mixed = canvas.getByRole('checkbox', { name: t.rows });
    await userEvent.click(mixed);
    await expect(mixed).toBePartiallyChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    mixed.blur();
  },
};
