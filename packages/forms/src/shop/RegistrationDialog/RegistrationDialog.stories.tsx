import { Button } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { AsyncCheck } from '../../form/checks.ts';
import { formWords } from '../../stories/formWords.ts';
import { withFormsPage } from '../../stories/withForms.tsx';
import { RegistrationDialog, type RegistrationDialogProps } from './RegistrationDialog.tsx';

const meta = {
  title: 'Shop/RegistrationDialog',
  component: RegistrationDialog,
  parameters: { pixels: 'page' },
  decorators: [withFormsPage],
  args: { open: true, onClose: fn(), onRegister: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof RegistrationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Owner({ open: first, onClose, ...rest }: RegistrationDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>+</Button>
      <RegistrationDialog
        {...rest}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
    </>
  );
}

const boxes = async () => {
  const dialog = await screen.findByRole('dialog');
  const [username, password, code] = [...dialog.querySelectorAll('input')];
  if (!username || !password || !code) throw new Error('Three boxes were expected.');
  return { username, password, code };
};

/** Input that keeps the shop's rules is sent under the field names of its call, full-width digits converted. */
export const Registered: Story = {
  play: async ({ args }) => {
    const { username, password, code } = await boxes();
    await userEvent.type(username, 'fair_way01');
    await userEvent.type(password, 'a_secret1');
    await userEvent.type(code, '１２３４５{Enter}');
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        userName: 'fair_way01',
        password: 'a_secret1',
        code: '12345',
      }),
    );
  },
};

/** Each rule shows the needed change at its field. */
export const Broken: Story = {
  play: async ({ args }) => {
    const { username, password, code } = await boxes();
    await userEvent.type(username, '1abc');
    await userEvent.type(password, '12345');
    await userEvent.type(code, '1234{Enter}');
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(expect.stringContaining(formWords().rules.shopUsername)),
    );
    await expect(password).toHaveAccessibleDescription(/6.*18/);
    await expect(code).toHaveAccessibleDescription(/5/);
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(username).toHaveValue('1abc');
  },
};

export const Taken: Story = {
  args: { checkUsername: fn<AsyncCheck>(async () => 'taken') },
  play: async () => {
    const { username } = await boxes();
    await userEvent.type(username, 'fairway');
    await userEvent.tab();
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(expect.stringContaining(formWords().shop.username.taken)),
    );
  },
};

/** A refusal by a closed shop appears above the form, and the typed text stays. */
export const Refused: Story = {
  args: {
    onRegister: fn(async () => {
      throw new Error('closed');
    }),
    explain: () => 'The shop has closed. 商城已关闭。',
  },
  play: async () => {
    const { username, password, code } = await boxes();
    await userEvent.type(username, 'fairway');
    await userEvent.type(password, 'a_secret1');
    await userEvent.type(code, '12345{Enter}');
    await screen.findByText(/The shop has closed/);
    await expect(username).toHaveValue('fairway');
  },
};
