import { mobile, required, verifyCode } from '@fairway/trade';
import { Button } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cooldownKey } from '../../cooldown/cooldown.ts';
import { createCooldown } from '../../cooldown/createCooldown.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { served } from '../../stories/served.ts';
import { withForms } from '../../stories/withForms.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const phone = '13800138000';
const key = cooldownKey('LOGIN_REGISTER', phone);

/** The code field is below the phone that receives the code. */
function PhoneAndCode(props: CodeFieldProps) {
  return (
    <Specimen
      rules={{ phone: [required, mobile], code: [required, verifyCode] }}
      initial={{ phone: '', code: '' }}
    >
      <PhoneField name="phone" />
      <CodeField {...props} />
    </Specimen>
  );
}

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  // Names of the story's own form: another one is no field of it.
  argTypes: { name: { control: false }, target: { control: false }, purpose: { control: false } },
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'code', target: 'phone', purpose: 'LOGIN_REGISTER', send: fn(async () => ({})) },
  beforeEach: () => {
    localStorage.removeItem(key);
    return () => localStorage.removeItem(key);
  },
  render: (args) => <PhoneAndCode {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = (canvas: { getAllByRole(role: string): HTMLElement[] }, index: number) => {
  const box = canvas.getAllByRole('textbox')[index];
  if (!box) throw new Error('The story has no such field');
  return box;
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(input(canvas, 1)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input(canvas, 1)).toHaveAttribute('inputmode', 'numeric');
  },
};

/** The digits are found in a pasted message, and letters do not get in. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const code = input(canvas, 1);
    await userEvent.click(code);
    await userEvent.paste('【航道】验证码 123456，5 分钟内有效');
    await expect(code).toHaveValue('123456');
    await userEvent.clear(code);
    await userEvent.type(code, '6a5４3217');
    await expect(code).toHaveValue('654321');
    code.blur();
  },
};

/** Without a valid phone nothing is sent; the error is shown at the phone first. */
export const NoTarget: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(input(canvas, 0)).toHaveFocus();
    await expect(input(canvas, 0)).toBeInvalid();
    input(canvas, 0).blur();
  },
};

/** One press sends, and a second press during the countdown does not. Each phone has its own countdown. */
export const Counting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(input(canvas, 0), '138 0013 8000');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith(phone);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveTextContent(/60|59/);
    await expect(canvas.getByRole('status').textContent).toBe(formWords().code.sent(60));
    await expect(input(canvas, 1)).toHaveFocus();
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledTimes(1);
    await userEvent.type(input(canvas, 0), '{Backspace}');
    await expect(button).not.toHaveAttribute('aria-disabled');
    input(canvas, 0).blur();
  },
};

const justSent = () =>
  served(
    '验证码已发送，请 5 分钟后再重新获取。',
    'A code was just sent. You can ask for another in 5 minutes.',
  );

/** The server's Retry-After overrides the minute, and its sentence appears at the field. */
export const TooSoon: Story = {
  args: {
    send: fn(() =>
      Promise.reject({
        kind: 'limited',
        codeName: 'sendTooSoon',
        msg: justSent(),
        retryAt: new Date(Date.now() + 300_000),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const { code } = formWords();
    await userEvent.type(input(canvas, 0), phone);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button').textContent).toBe(code.waiting(300)));
    await expect(canvas.getByRole('status').textContent).toBe(code.remaining(300));
    await expect(input(canvas, 1)).toHaveAccessibleDescription(expect.stringContaining(justSent()));
    createCooldown(key).start(1e-9);
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button').textContent).toBe(code.waiting(300)));
    (document.activeElement as HTMLElement).blur();
  },
};

let online = false;

/** A lost connection starts no count, so the next try is free; an empty response means that a code was sent. */
export const SendFails: Story = {
  parameters: { sameAs: 'forms-codefield--counting' },
  args: { send: fn(() => (online ? Promise.resolve(null as never) : Promise.reject({ kind: 'network' }))) },
  beforeEach: () => {
    online = false;
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(input(canvas, 0), phone);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(input(canvas, 1)).toBeInvalid());
    await expect(button).not.toHaveAttribute('aria-disabled');
    online = true;
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(/60|59/));
    await expect(args.send).toHaveBeenCalledTimes(2);
    await expect(input(canvas, 1)).not.toBeInvalid();
    // Another phone, whose button does not count: a picture cannot wait for a second.
    await userEvent.type(input(canvas, 0), '{Backspace}');
    input(canvas, 0).blur();
  },
};

let answer: PromiseWithResolvers<object>;

/** Closed while the code is being sent and opened again: the count continues. */
export const ClosedMeanwhile: Story = {
  args: { send: fn(() => answer.promise) },
  beforeEach: () => {
    answer = Promise.withResolvers();
  },
  render: function ClosedMeanwhile(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {phone}
        </Button>
        {open && <PhoneAndCode {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: phone });
    const resend = () => canvas.getAllByRole('button').at(-1);
    await userEvent.type(input(canvas, 0), phone);
    await userEvent.click(resend() as HTMLElement);
    await userEvent.click(toggle);
    answer.resolve({});
    await waitFor(() => expect(createCooldown(key).seconds()).toBeGreaterThan(0));
    await userEvent.click(toggle);
    await userEvent.type(input(canvas, 0), phone);
    await waitFor(() => expect(resend()).toHaveTextContent(/60|59/));
    await userEvent.type(input(canvas, 0), '{Backspace}');
    input(canvas, 0).blur();
  },
};
