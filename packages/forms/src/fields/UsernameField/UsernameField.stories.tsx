import { adminAccount, required, subAccountUsername } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { AsyncCheck } from '../../form/checks.ts';
import { inputOf, typeAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { UsernameField } from './UsernameField.tsx';

const meta = {
  title: 'Forms/UsernameField',
  component: UsernameField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'username', required: true },
  render: (args) => (
    <Specimen
      rules={{ username: [required, args.kind === 'admin' ? adminAccount : subAccountUsername] }}
      initial={{ username: '' }}
    >
      <UsernameField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof UsernameField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SubAccount: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'Ｌｉ Wei01');
    await expect(input).toHaveValue('LiWei01');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** Three characters would do for a sub-account, not for an admin. */
export const Admin: Story = {
  args: { kind: 'admin' },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'Li1');
    await expect(input).toHaveAccessibleDescription(/6.*15/);
  },
};

export const Taken: Story = {
  args: { check: fn<AsyncCheck>(async () => 'taken') },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'LiWei');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining(formWords().username.taken)),
    );
  },
};
