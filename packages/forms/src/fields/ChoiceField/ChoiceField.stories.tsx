import { required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { ChoiceField } from './ChoiceField.tsx';

const say = words({
  zh: {
    way: '认证方式',
    ask: '请选择认证方式。',
    transfer: '对公转账认证',
    transferHint: '我们向企业银行账户打入一笔小额款项，您回填金额。',
    enterprise: '企业授权认证',
    enterpriseHint: '由法定代表人在线授权，最快当天完成。',
    offline: '线下授权认证',
    offlineHint: '上传盖章的授权书，3\u00a0个工作日内审核。',
    header: '抬头类型',
    company: '企业',
    personal: '个人',
  },
  en: {
    way: 'Certification method',
    ask: 'Choose a certification method.',
    transfer: 'Corporate transfer',
    transferHint: "We pay a small amount into the company's bank account, you enter it here.",
    enterprise: 'Enterprise authorization',
    enterpriseHint: 'The legal representative authorizes online, on the same day at best.',
    offline: 'Offline authorization',
    offlineHint: 'Upload the stamped letter, reviewed within 3\u00a0working days.',
    header: 'Invoice title',
    company: 'Company',
    personal: 'Personal',
  },
});

const meta = {
  title: 'Forms/ChoiceField',
  component: ChoiceField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'way', label: '', choices: [], required: true },
  render: (args, { globals }) => {
    const t = say(globals);
    const choices = (['transfer', 'enterprise', 'offline'] as const).map((value) => ({
      value,
      label: t[value],
      hint: t[`${value}Hint`],
      disabled: value === 'enterprise',
    }));
    return (
      <Specimen rules={{ way: [required] }} initial={{ way: '' }}>
        <ChoiceField {...args} label={t.way} requiredText={t.ask} choices={choices} />
      </Specimen>
    );
  },
} satisfies Meta<typeof ChoiceField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move and choose, and skip disabled options; each has a description. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const [transfer, , offline] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(transfer).toBeChecked();
    await expect(transfer).toHaveAccessibleDescription(/./);
    await userEvent.keyboard('{ArrowDown}');
    await expect(offline).toBeChecked();
    offline?.blur();
  },
};

/** The group has one error, and its first choice takes the focus. */
export const Required: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    submitAround(group);
    await waitFor(() => expect(group).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await expect(group).toHaveAccessibleDescription(/./);
    canvas.getAllByRole('radio')[0]?.blur();
  },
};

/** Choices of a word or two are side by side. */
export const Inline: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Specimen rules={{ way: [required] }} initial={{ way: 'company' }}>
        <ChoiceField
          {...args}
          label={t.header}
          inline
          choices={(['company', 'personal'] as const).map((value) => ({ value, label: t[value] }))}
        />
      </Specimen>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(canvas.getAllByRole('radio')[0]).not.toBeChecked();
    canvas.getAllByRole('radio')[1]?.blur();
  },
};
