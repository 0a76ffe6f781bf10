import { required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { submitAround } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { SelectField } from './SelectField.tsx';

const say = words({
  zh: { label: '部门', ask: '请选择部门。', ops: '操作部', sales: '销售部', docs: '单证部' },
  en: {
    label: 'Department',
    ask: 'Choose a department.',
    ops: 'Operations',
    sales: 'Sales',
    docs: 'Documentation',
  },
});

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'department', label: '', options: [], required: true },
  render: (args, { globals }) => {
    const t = say(globals);
    const options = (['ops', 'sales', 'docs'] as const).map((value) => ({ value, label: t[value] }));
    return (
      <Specimen rules={{ department: [required] }} initial={{ department: '' }}>
        <SelectField {...args} label={t.label} requiredText={t.ask} options={options} />
      </Specimen>
    );
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'docs');
    await expect(select).toHaveValue('docs');
    await expect(canvas.queryByRole('option', { name: formWords().common.choose })).toBeNull();
  },
};

/** An optional field can be emptied by its first entry; a required one does not list it. */
export const Optional: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: { required: false },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    const nothing = formWords().common.choose;
    await expect(select.selectedOptions[0]).toHaveTextContent(nothing);
    await userEvent.selectOptions(select, 'docs');
    await userEvent.selectOptions(select, canvas.getByRole('option', { name: nothing }));
    await expect(select).toHaveValue('');
  },
};

/** The form reports a missing choice, and removes the error once there is one. */
export const Required: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    submitAround(select);
    await waitFor(() => expect(select).toBeInvalid());
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'ops');
    await expect(select).not.toHaveAttribute('aria-invalid');
    select.closest('form')?.reset();
    await expect(select).toHaveValue('');
    submitAround(select);
    await waitFor(() => expect(select).toBeInvalid());
    select.blur();
  },
};
