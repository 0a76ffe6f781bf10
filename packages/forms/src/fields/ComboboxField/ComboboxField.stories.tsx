import { Button } from '@fairway/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { submitAround } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

interface Department {
  readonly id: string;
  readonly name: string;
}

const say = words({
  zh: {
    label: '部门',
    hint: '输入名称查找；留空即公司直属。',
    top: '（公司直属）',
    ask: '请选择部门。',
    sales: '销售部',
    europe: '销售部 / 欧洲组',
    docs: '单证部',
    unknown: '海外部',
    send: '保存',
    reset: '重置',
  },
  en: {
    label: 'Department',
    hint: 'Type to find it. Left empty: the company itself.',
    top: 'The company itself',
    ask: 'Choose a department.',
    sales: 'Sales',
    europe: 'Sales / Europe',
    docs: 'Documents',
    unknown: 'Overseas',
    send: 'Save',
    reset: 'Reset',
  },
});

const departmentsIn = (globals: Record<string, unknown>): Department[] => {
  const t = say(globals);
  return (['sales', 'europe', 'docs'] as const).map((id) => ({ id, name: t[id] }));
};

const department = v.object({ id: v.string(), name: v.string() });
const optional = v.object({ department: v.nullable(department) });
const needed = v.object({ department });
const sent = fn();
/** The pending response, which the story resolves; null responds at once. */
let question: PromiseWithResolvers<void> | null = null;

interface Args extends ComboboxFieldProps<Department> {
  /** The choice at the start. */
  from?: 'docs';
}

const args: Args = {
  ...{ name: 'department', label: '', search: async () => [], debounce: 0 },
  itemKey: ({ id }) => id,
  itemText: ({ name }) => name,
};

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField<Department>,
  parameters: { frame: {} },
  decorators: [withForms],
  args,
  beforeEach: () => {
    sent.mockClear();
    question = null;
  },
  render: ({ from, ...args }, { globals }) => {
    const t = say(globals);
    const all = departmentsIn(globals);
    const search = async (keyword: string) => {
      await question?.promise;
      return all.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
    };
    return (
      <Specimen
        schema={args.required ? needed : optional}
        initial={{ department: all.find(({ id }) => id === from) ?? null }}
        onSubmit={sent}
      >
        <ComboboxField
          hint={t.hint}
          placeholder={t.top}
          {...args}
          label={t.label}
          requiredText={t.ask}
          search={search}
        />
        <div style={{ display: 'flex', gap: 8 }}>
          <SubmitButton>{t.send}</SubmitButton>
          <Button type="reset">{t.reset}</Button>
        </div>
      </Specimen>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

const unchosen = () => formWords().common.unchosen;

/** Found by typing, taken by Enter, sent by the next Enter. */
export const Chosen: Story = {
  play: async ({ canvas, globals }) => {
    const { europe } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, europe.slice(-3));
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent(europe));
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue(europe);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ department: { id: 'europe', name: europe } }));
    box.blur();
  },
};

/** A text that matches no option is refused at its field, is kept, and is never sent as "none". */
export const Unknown: Story = {
  play: async ({ canvas, globals }) => {
    const { unknown, hint } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, unknown);
    await userEvent.tab();
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAccessibleDescription(`${unchosen().none(unknown, true)} ${hint}`);
    submitAround(box);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue(unknown);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    box.blur();
    await waitFor(() => expect(box).toBeValid());
    await userEvent.type(box, unknown);
    await userEvent.tab();
    await waitFor(() => expect(box).toBeInvalid());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A required choice has an error. */
export const Required: Story = {
  args: { required: true, hint: undefined, placeholder: undefined },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('combobox');
    submitAround(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription(say(globals).ask));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    box.blur();
  },
};

/** Enter with no result reports this and keeps the text; Escape restores the previous choice, and closes no dialog. */
export const EnterAndEscape: Story = {
  tags: ['!autodocs'],
  args: { from: 'docs' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { unknown, docs } = say(globals);
    const onKeyDown = fn();
    const page = canvasElement.ownerDocument.body;
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard(unknown);
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue(unknown);
    await expect(sent).not.toHaveBeenCalled();
    page.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Escape}');
    page.removeEventListener('keydown', onKeyDown);
    await expect(onKeyDown).not.toHaveBeenCalled();
    await expect(box).toHaveValue(docs);
    await waitFor(() => expect(box).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ department: { id: 'docs', name: docs } }));
    box.blur();
  },
};

/** An emptied box means none, and a reset restores the initial value. */
export const EmptiedAndReset: Story = {
  tags: ['!autodocs'],
  args: { from: 'docs' },
  play: async ({ canvas, globals }) => {
    const { unknown, docs, reset } = say(globals);
    const box = () => canvas.getByRole('combobox');
    await userEvent.clear(box());
    await userEvent.tab();
    submitAround(box());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ department: null }));
    await userEvent.type(box(), unknown);
    await userEvent.tab();
    await waitFor(() => expect(box()).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: reset }));
    await expect(box()).toHaveValue(docs);
    await expect(box()).toBeValid();
  },
};

/** Submitted while its text is still being searched, the form waits, and sends the matching option. */
export const SentMeanwhile: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { docs, send } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    question = Promise.withResolvers();
    await userEvent.keyboard(docs);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(box).toBeValid();
    question.resolve();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ department: { id: 'docs', name: docs } }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** A search that failed is no "none" either. */
export const SearchFailed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { docs, send } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    question = Promise.withResolvers();
    await userEvent.keyboard(docs);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    question.reject(new Error('away'));
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(expect.stringContaining(unchosen().failed(docs))),
    );
    await expect(sent).not.toHaveBeenCalled();
    await expect(box).toHaveValue(docs);
    box.blur();
  },
};

export const ReadOnly: Story = {
  tags: ['!autodocs'],
  args: { from: 'docs', readOnly: true },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('x');
    await expect(box).toHaveValue(say(globals).docs);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    box.blur();
  },
};
