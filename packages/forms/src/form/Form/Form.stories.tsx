import { email, follows, mobile, password, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { EmailField } from '../../fields/EmailField/EmailField.tsx';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../fields/PhoneField/PhoneField.tsx';
import { served } from '../../stories/served.ts';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { useForm } from '../useForm.ts';
import { Form } from './Form.tsx';

const say = words({
  zh: { send: '创建账号', typo: '邮箱以 .con 结尾，是否应为 .com？' },
  en: { send: 'Create account', typo: 'This ends in .con. Did you mean .com?' },
});

const schema = v.object({
  phone: v.pipe(v.string(), follows(required, mobile)),
  email: v.pipe(v.string(), follows(required, email)),
  password: v.pipe(v.string(), follows(required, password)),
});

interface RegisterProps {
  onSubmit: (output: v.InferOutput<typeof schema>) => unknown;
  draft?: string;
  locale?: unknown;
}

function Register({ onSubmit, draft, locale }: RegisterProps) {
  const t = say({ locale });
  const form = useForm({
    initial: { phone: '', email: '', password: '' },
    schema,
    onSubmit,
    draft,
    serverFields: { mail: 'email' },
    warnings: { email: (value) => (value.endsWith('.con') ? t.typo : null) },
  });
  return (
    <Form form={form}>
      <PhoneField name="phone" />
      <EmailField name="email" />
      <PasswordField name="password" purpose="new" />
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Register,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { onSubmit: fn() },
  render: (args, { globals }) => <Register {...args} locale={globals.locale} />,
} satisfies Meta<typeof Register>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** While it sends, its name begins with that state. */
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: new RegExp(`${say().send}$`) });
const field = (canvas: Canvas, name: string) =>
  submit(canvas).closest('form')?.elements.namedItem(name) as HTMLInputElement;
const fill = async (canvas: Canvas) => {
  await userEvent.type(field(canvas, 'phone'), '13800138000');
  await userEvent.type(field(canvas, 'email'), 'li@example.com');
  await userEvent.type(field(canvas, 'password'), 'Yangshan2026');
};

export const Empty: Story = {};

/** The summary takes the focus and leads to each field. */
export const Broken: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas, 'phone'), '1380');
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region')).toHaveFocus();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    await userEvent.click(links[1] as HTMLElement);
    await expect(field(canvas, 'email')).toHaveFocus();
    await userEvent.click(submit(canvas));
    await expect(canvas.getByRole('region')).toHaveFocus();
    canvas.getByRole('region').blur();
  },
};

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        phone: '13800138000',
        email: 'li@example.com',
        password: 'Yangshan2026',
      }),
    );
    field(canvas, 'password').blur();
  },
};

const bound = () => served('该邮箱已被绑定', 'The email has been bound');

/** Refusals of the server appear at their fields, in the server's words. */
export const Refused: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject({
        kind: 'refused',
        fields: [{ field: 'body.mail', rule: 'bound', msg: bound() }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(field(canvas, 'email')).toBeInvalid());
    await expect(canvas.getByRole('link')).toHaveTextContent(bound());
    await expect(field(canvas, 'password')).toHaveValue('Yangshan2026');
    canvas.getByRole('region').blur();
  },
};

let calls = 0;

const away = () => served('后端接口连接异常', 'Abnormal back-end interface connection');

/** Without a network nothing typed is lost, and the next try can go through. */
export const Offline: Story = {
  args: {
    onSubmit: fn(() => {
      calls += 1;
      if (calls === 1) throw { kind: 'network', msg: away() };
    }),
  },
  beforeEach: () => {
    calls = 0;
  },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(canvas.getByRole('region')).toHaveTextContent(away());
    await expect(field(canvas, 'phone')).toHaveValue('13800138000');
    canvas.getByRole('region').blur();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The same, tried again. */
export const OnlineAgain: Story = {
  ...Offline,
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    submit(canvas).blur();
  },
};

/** A second press while the first runs sends nothing; a shown password is hidden again. */
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.dblClick(submit(canvas));
    await userEvent.type(field(canvas, 'password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(submit(canvas)).toHaveAttribute('aria-busy', 'true');
    field(canvas, 'password').blur();
  },
};

/** A warning suggests a second look and does not block the form. */
export const Warned: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'email'), 'li@example.con');
    await userEvent.tab();
    await expect(field(canvas, 'email')).not.toHaveAttribute('aria-invalid');
    await expect(field(canvas, 'email')).toHaveAccessibleDescription(/\.com/);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Enter that takes a word of an IME submits nothing. */
export const Composing: Story = {
  play: async ({ canvas, args }) => {
    const input = field(canvas, 'email');
    input.focus();
    const enter = (init: KeyboardEventInit) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    await expect(enter({ isComposing: true })).toBe(false);
    await expect(enter({ keyCode: 229 })).toBe(false);
    await expect(enter({})).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    input.blur();
  },
};

/** Values come back after a reload, without the password. */
export const Draft: Story = {
  args: { draft: 'story' },
  beforeEach: () => {
    sessionStorage.setItem('fairway.draft.story', '{"phone":"13800138000"}');
    return () => sessionStorage.removeItem('fairway.draft.story');
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'phone')).toHaveValue('13800138000');
    await userEvent.type(field(canvas, 'email'), 'li@example.com');
    await userEvent.type(field(canvas, 'password'), 'Yangshan2026');
    await expect(sessionStorage.getItem('fairway.draft.story')).toBe(
      '{"phone":"13800138000","email":"li@example.com"}',
    );
    field(canvas, 'password').blur();
  },
};
