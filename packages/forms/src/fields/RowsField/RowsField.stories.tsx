import { follows, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { Form } from '../../form/Form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { formWords } from '../../stories/formWords.ts';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { FormRow } from './Row.tsx';
import { RowsField, type RowsFieldProps } from './RowsField.tsx';

const say = words({
  zh: {
    lines: '货物明细',
    hint: '与装箱单一致，每种货物一行。',
    add: '添加货物',
    goods: '品名',
    marks: '唛头',
    sofa: '沙发',
    lamp: '台灯',
    send: '提交订舱',
    sold: '该货物已停止接载。',
  },
  en: {
    lines: 'Goods',
    hint: 'As on the packing list, one row for each kind.',
    add: 'Add goods',
    goods: 'Description',
    marks: 'Marks',
    sofa: 'Sofas',
    lamp: 'Lamps',
    send: 'Submit booking',
    sold: 'This cargo is no longer accepted.',
  },
});

type Words = ReturnType<typeof say>;

const sent = fn<(output: unknown) => unknown>();
const line = v.object({ goods: v.pipe(v.string(), follows(required)), marks: v.string() });
const schema = v.object({ lines: v.pipe(v.array(line), v.minLength(1, 'required')) });

interface BookingProps extends Pick<RowsFieldProps, 'min' | 'max' | 'sortable' | 'copyable'> {
  t: Words;
  lines: readonly { readonly goods: string; readonly marks: string }[];
}

function Booking({ t, lines, ...rest }: BookingProps) {
  const form = useForm({
    initial: { lines },
    rows: { lines: () => ({ goods: '', marks: '' }) },
    schema,
    onSubmit: sent,
  });
  const draw = (row: FormRow) => (
    <>
      <TextField name={row.name('goods')} label={t.goods} required />
      <TextField name={row.name('marks')} label={t.marks} required={false} />
    </>
  );
  return (
    <Form form={form}>
      <RowsField name="lines" label={t.lines} hint={t.hint} addLabel={t.add} {...rest}>
        {draw}
      </RowsField>
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}

const two = (t: Words) => [
  { goods: t.sofa, marks: 'HL-01' },
  { goods: t.lamp, marks: '' },
];

const meta = {
  title: 'Forms/RowsField',
  component: RowsField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'lines', label: '', children: () => null, sortable: true, copyable: true },
  beforeEach: () => {
    sent.mockReset();
  },
  render: ({ min, max, sortable, copyable }, { globals }) => {
    const t = say(globals);
    return <Booking t={t} lines={two(t)} {...{ min, max, sortable, copyable }} />;
  },
} satisfies Meta<typeof RowsField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As the page is read: without spaces that keep words together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const built = () => formWords().rows;

export const Filled: Story = {};

/** A new row receives the focus, a removed one passes it to its neighbour and can be restored. */
export const AddAndRemove: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { row, remove, removed, undo } = built();
    await userEvent.click(canvas.getByRole('button', { name: t.add }));
    const third = within(canvas.getByRole('group', { name: row(3) }));
    await waitFor(() => expect(third.getByRole('textbox', { name: new RegExp(t.goods) })).toHaveFocus());
    await userEvent.keyboard('Tables');
    await userEvent.click(canvas.getByRole('button', { name: remove(row(1)) }));
    await waitFor(() => expect(canvas.getByRole('button', { name: remove(row(1)) })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: t.lines })).toHaveTextContent(plain(removed(row(1))));
    await userEvent.click(canvas.getByRole('button', { name: undo }));
    const first = within(canvas.getByRole('group', { name: row(1) }));
    const goods = first.getByRole('textbox', { name: new RegExp(t.goods) });
    await waitFor(() => expect(goods).toHaveFocus());
    await expect(goods).toHaveValue(t.sofa);
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ lines: [...two(t), { goods: 'Tables', marks: '' }] }),
    );
  },
};

/** Error, text and focus go where their row goes. */
export const Moved: Story = {
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { row, up, copy } = built();
    const goodsOf = (number: number) =>
      within(canvas.getByRole('group', { name: row(number) })).getByRole('textbox', {
        name: new RegExp(t.goods),
      });
    await userEvent.clear(goodsOf(2));
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await waitFor(() => expect(goodsOf(2)).toBeInvalid());
    await expect(canvas.getByRole('link', { name: new RegExp(`^${row(2)} · ${t.goods}`) })).toBeVisible();
    const press = canvas.getByRole('button', { name: up(row(2)) });
    await userEvent.click(press);
    await expect(goodsOf(1)).toBeInvalid();
    await expect(goodsOf(2)).toHaveValue(t.sofa);
    await expect(goodsOf(2)).toBeValid();
    await expect(press).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: copy(row(2)) }));
    await expect(goodsOf(3)).toHaveValue(t.sofa);
    await userEvent.type(goodsOf(1), t.lamp);
    await expect(goodsOf(1)).toBeValid();
    await userEvent.clear(goodsOf(1));
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await waitFor(() => expect(goodsOf(1)).toBeInvalid());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A refusal of the server is shown in the row that it is about. */
export const Refused: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    sent.mockRejectedValue({
      kind: 'refused',
      fields: [{ field: 'body.lines.1.goods', rule: 'sold', msg: t.sold }],
    });
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    const second = within(canvas.getByRole('group', { name: built().row(2) }));
    await waitFor(() => expect(second.getByText(t.sold)).toBeVisible());
  },
};

/** At the maximum number of rows the button shows this; the last row stays. */
export const Limits: Story = {
  args: { min: 2, max: 2, sortable: false },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { row, remove, full } = built();
    await userEvent.click(canvas.getByRole('button', { name: t.add }));
    await userEvent.click(canvas.getByRole('button', { name: remove(row(1)) }));
    await expect(canvas.getAllByRole('group', { name: new RegExp(`^(${row(1)}|${row(2)})$`) })).toHaveLength(
      2,
    );
    await expect(canvas.getByRole('group', { name: t.lines })).toHaveTextContent(plain(full(2)));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Without a row the list itself shows that it is required. */
export const Empty: Story = {
  render: (_, { globals }) => <Booking t={say(globals)} lines={[]} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    const list = canvas.getByRole('group', { name: t.lines });
    await waitFor(() =>
      expect(list).toHaveAccessibleDescription(new RegExp(formWords().common.missing.entry(t.lines))),
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
