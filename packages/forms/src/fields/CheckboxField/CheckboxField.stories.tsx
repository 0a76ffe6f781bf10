import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { Form } from '../../form/Form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { CheckboxField } from './CheckboxField.tsx';

const say = words({
  zh: {
    terms: '我已阅读并同意《服务协议》',
    short: '服务协议',
    ask: '请先阅读并同意《服务协议》。',
    send: '提交',
  },
  en: {
    terms: 'I have read and agree to the Service Agreement',
    short: 'Service Agreement',
    ask: 'Read and agree to the Service Agreement first.',
    send: 'Submit',
  },
});

const sent = fn();

function Terms({ locale }: { locale: unknown }) {
  const t = say({ locale });
  const form = useForm({
    initial: { agree: false },
    schema: v.object({ agree: v.literal(true) }),
    onSubmit: sent,
  });
  return (
    <Form form={form}>
      <CheckboxField name="agree" label={t.terms} summaryLabel={t.short} requiredText={t.ask} required />
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  decorators: [withForms],
  args: { name: 'agree', label: '' },
  render: (_, { globals }) => <Terms locale={globals.locale} />,
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The form requires the tick, and continues once it is set. */
export const Required: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Ticked: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(sent).toHaveBeenCalledWith({ agree: true });
  },
};
