import { contactPhone, mobile, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'phone', dialCodeName: 'dialCode' },
  render: (args) => (
    <Specimen rules={{ phone: [required, mobile] }} initial={{ phone: '', dialCode: '86' }}>
      <PhoneField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { loginHint: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('86');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
  },
};

/** A number copied from anywhere arrives as its eleven digits. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+86 １３８-0013-8000');
    await expect(input).toHaveValue('13800138000');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** No error appears while typing; it appears when the field is left, and is removed once the rule is kept. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1380');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/11/);
    await userEvent.type(input, '0138000');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    await userEvent.type(input, '+1 415 555 0123');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(formWords().rules.overseasPhoneUnsupported),
    );
  },
};

/** A callback phone may be in any country; a mobile of the mainland is still submitted as its eleven digits. */
export const ToCallBack: Story = {
  args: { contact: true },
  render: (args) => (
    <Specimen rules={{ phone: [required, contactPhone] }} initial={{ phone: '' }}>
      <PhoneField {...args} dialCodeName={undefined} />
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12345');
    await userEvent.tab();
    const { contactPhone: rule } = formWords().rules;
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(rule)));
    await userEvent.clear(input);
    await userEvent.type(input, '0049 40 123456');
    await userEvent.tab();
    await expect(input).toHaveValue('+49 40 123456');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    await userEvent.type(input, '+86 138-0013-8000');
    await userEvent.tab();
    await expect(input).toHaveValue('13800138000');
  },
};

export const SeveralCountries: Story = {
  args: {
    dialCodes: [
      { code: '852', name: 'Hong Kong', digits: 8 },
      { code: '86', name: 'Mainland China' },
      { code: '65', name: 'Singapore', digits: 8 },
    ],
  },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['Singapore +65', 'Mainland China +86', 'Hong Kong +852']);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '852');
    await expect(canvas.getByText('+852')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', expect.stringMatching(/^8/));
  },
};
