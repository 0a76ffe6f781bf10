import { follows, textLength } from '@fairway/trade';
import { TextField as TextInput } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { withForms } from '../../stories/withForms.tsx';
import { useTextControl } from '../controls/useTextControl.ts';
import { useForm } from '../useForm.ts';
import { useFieldValue } from '../useFormState.ts';
import { Form } from './Form.tsx';

const names = Array.from({ length: 40 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
const initial = Object.fromEntries(names.map((name) => [name, '']));
const schema = v.object(
  Object.fromEntries(names.map((name) => [name, v.pipe(v.string(), follows(textLength(8)))])),
);

/** Number of renders of each field since the last query. */
const renders = new Map<string, number>();
const rendered = () => {
  const now = Object.fromEntries(renders);
  renders.clear();
  return now;
};

function Counted({ name }: { name: string }) {
  renders.set(name, (renders.get(name) ?? 0) + 1);
  const { form, input, error } = useTextControl(name, { label: name });
  return (
    <TextInput
      {...input}
      label={name}
      size="small"
      error={error}
      count={name === 'F40' && <Count form={form} />}
    />
  );
}

function Count({ form }: { form: Parameters<typeof useFieldValue>[0] }) {
  renders.set('count', (renders.get('count') ?? 0) + 1);
  return String(useFieldValue(form, 'F40')).length;
}

function Forty() {
  renders.set('form', (renders.get('form') ?? 0) + 1);
  const form = useForm({ initial, schema, onSubmit: () => {}, draft: 'forty' });
  return (
    <Form form={form} summary="form">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 }}>
        {names.map((name) => (
          <Counted key={name} name={name} />
        ))}
      </div>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form/Renders',
  parameters: { looks: 'first' },
  component: Forty,
  decorators: [withForms],
  tags: ['!autodocs'],
  beforeEach: () => () => sessionStorage.removeItem('fairway.draft.forty'),
} satisfies Meta<typeof Forty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of forty fields only the one with a new message renders; a key stroke renders no field. */
export const FortyFields: Story = {
  play: async ({ canvas, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(Object.keys(rendered())).toHaveLength(42);

    await step('typing renders nothing', async () => {
      await userEvent.type(field('F07'), 'Yangshan');
      await expect(rendered()).toEqual({});
    });
    await step('leaving a sound field renders nothing', async () => {
      await userEvent.tab();
      await expect(rendered()).toEqual({});
    });
    await step('leaving a broken field renders that one', async () => {
      await userEvent.type(field('F08'), 'Yangshan Deepwater');
      await userEvent.tab();
      await expect(rendered()).toEqual({ F08: 1 });
    });
    await step('putting it right renders that one', async () => {
      await userEvent.clear(field('F08'));
      await expect(rendered()).toEqual({ F08: 1 });
    });
    await step('a count renders itself and not its field', async () => {
      await userEvent.type(field('F40'), 'CNSHG');
      await expect(rendered()).toEqual({ count: 5 });
    });
    field('F40').blur();
  },
};
