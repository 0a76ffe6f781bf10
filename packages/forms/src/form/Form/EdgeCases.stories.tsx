import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { ChoiceField } from '../../fields/ChoiceField/ChoiceField.tsx';
import { ChoicesField } from '../../fields/ChoicesField/ChoicesField.tsx';
import { CompanyCodeField } from '../../fields/CompanyCodeField/CompanyCodeField.tsx';
import { SelectField } from '../../fields/SelectField/SelectField.tsx';
import { TextAreaField } from '../../fields/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { TrackingNumberField } from '../../fields/TrackingNumberField/TrackingNumberField.tsx';
import { WeekField } from '../../fields/WeekField/WeekField.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import type { AsyncCheck } from '../checks.ts';
import { useForm } from '../useForm.ts';
import { Form } from './Form.tsx';

const say = words({
  zh: { long: '收货人在目的港的英文全称，须与提单一致。', send: '提交', unmount: '离开' },
  en: {
    long: 'Full English name of the consignee, as on the bill of lading. ',
    send: 'Submit',
    unmount: 'Leave',
  },
});

interface EdgeCasesProps {
  locale: unknown;
  onSubmit(output: unknown): unknown;
  check: AsyncCheck;
}

/** Values of kinds that no field expects, as old drafts and careless callers bring them. */
const initial: Record<string, unknown> = {
  long: 12,
  lines: null,
  none: { code: 'ops' },
  way: undefined,
  routes: 'us-west',
  kind: 'pigeon',
  number: Number.NaN,
  week: 'soon',
  code: '',
};

function EdgeCasesForm({ locale, onSubmit, check }: EdgeCasesProps) {
  const t = say({ locale });
  const [here, setHere] = useState(true);
  const form = useForm({ initial, schema: v.record(v.string(), v.unknown()), onSubmit });
  return (
    <Form form={form}>
      {here && (
        <>
          <TextField name="long" label={t.long.repeat(locale === 'en' ? 5 : 15)} />
          <TextAreaField name="lines" label="…" rows={1} max={-1} />
          <SelectField name="none" label="0" options={[]} />
          <ChoiceField name="way" label="0" choices={[]} />
          <ChoicesField name="routes" label="0" choices={[]} />
          <TrackingNumberField name="number" kindName="kind" carrierName="none" carriers={[]} />
          <WeekField name="week" label="W" now="2026-11-20" />
          <CompanyCodeField name="code" check={check} />
        </>
      )}
      <button type="button" onClick={() => setHere(false)}>
        {t.unmount}
      </button>
      <button type="submit">{t.send}</button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form/EdgeCases',
  parameters: { looks: 'first' },
  component: EdgeCasesForm,
  decorators: [withForms],
  tags: ['!autodocs'],
  args: { locale: 'zh', onSubmit: fn(), check: fn<AsyncCheck>(() => new Promise(() => {})) },
  render: (args, { globals }) => <EdgeCasesForm {...args} locale={globals.locale} />,
} satisfies Meta<typeof EdgeCasesForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wrong kinds of values, nothing to choose, labels of 300 characters: every field is rendered. */
export const WrongValues: Story = {
  parameters: { pixels: 'page' },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('textbox').length).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: say(globals).send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  },
};

/** Fields that go while the server is asked leave nothing behind. */
export const UnmountedWhileSubmitting: Story = {
  play: async ({ canvas, args, globals }) => {
    const code = canvas.getAllByRole('textbox').at(-1) as HTMLElement;
    await userEvent.type(code, 'HENGLI');
    await userEvent.click(canvas.getByRole('button', { name: say(globals).unmount }));
    await expect(args.check).toHaveBeenCalledTimes(1);
    const [, signal] = (args.check as ReturnType<typeof fn<AsyncCheck>>).mock.calls[0] ?? [];
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: say(globals).send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
