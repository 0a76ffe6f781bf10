import { follows, required } from '@fairway/trade';
import { Button } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { withFormsPage } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { useForm } from '../useForm.ts';
import { FormDialog } from './FormDialog.tsx';

const say = words({
  zh: {
    open: '编辑部门',
    name: '部门名称',
    lead: '同事会在通讯录中看到部门名称。',
    save: '保存部门',
    remove: '删除部门',
    failed: '网络已断开，请稍后再试。',
  },
  en: {
    open: 'Edit department',
    name: 'Department name',
    lead: 'Colleagues see the name in the directory.',
    save: 'Save department',
    remove: 'Delete department',
    failed: 'The connection was lost. Try again in a moment.',
  },
});

const schema = v.object({ name: v.pipe(v.string(), v.trim(), follows(required)) });

interface DepartmentProps {
  onSubmit: (output: { name: string }) => unknown;
  onClose: () => void;
  failure?: string;
  locale?: unknown;
}

function DepartmentDialog({ onSubmit, onClose, failure, locale }: DepartmentProps) {
  const t = say({ locale });
  const form = useForm({
    initial: { name: 'Export' },
    schema,
    onSubmit: async (output) => {
      await onSubmit(output);
      onClose();
    },
    explain: () => failure,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.open}
      description={t.lead}
      submitLabel={t.save}
      actions={<Button>{t.remove}</Button>}
    >
      <TextField name="name" label={t.name} autoComplete="off" />
    </FormDialog>
  );
}

function Owner({ onClose, ...rest }: DepartmentProps) {
  const t = say({ locale: rest.locale });
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      {isOpen ? <DepartmentDialog {...rest} onClose={close} /> : null}
    </>
  );
}

const meta = {
  title: 'Forms/FormDialog',
  component: DepartmentDialog,
  parameters: { pixels: 'page' },
  decorators: [withFormsPage],
  args: { onSubmit: fn(), onClose: fn() },
  render: (args, { globals }) => <Owner {...args} locale={globals.locale} />,
} satisfies Meta<typeof DepartmentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  const t = say();
  return {
    box: dialog.getByRole('textbox', { name: t.name }),
    save: dialog.getByRole('button', { name: t.save }),
  };
};

/** A failure that fits no field is above the buttons, which are always visible; typed values stay. */
export const States: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new Error('lost');
    }),
  },
  render: (args, { globals }) => <Owner {...args} locale={globals.locale} failure={say(globals).failed} />,
  play: async ({ globals }) => {
    const { box, save } = await parts();
    await userEvent.type(box, ' East');
    await userEvent.click(save);
    await expect(await screen.findByText(say(globals).failed)).toBeVisible();
    await expect(box).toHaveValue('Export East');
    save.blur();
  },
};

/** Enter in a field sends it, although its button is in the footer; it closes when the server has taken it. */
export const Sent: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ args }) => {
    const { box } = await parts();
    await userEvent.type(box, ' East{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Export East' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An invalid field receives the focus and shows its error; nothing is sent. */
export const Broken: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ args }) => {
    const { box, save } = await parts();
    await userEvent.clear(box);
    await userEvent.click(save);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Closing asks for confirmation after a change, and no longer once the change is undone. */
export const Guarded: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ args }) => {
    const { box } = await parts();
    await userEvent.type(box, '!');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(box, '{Backspace}');
    await expect(box).toHaveValue('Export');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While it is being sent it neither closes nor sends a second time. */
export const Pending: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const { box, save } = await parts();
    await userEvent.type(box, '!');
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
