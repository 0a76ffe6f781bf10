import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';

const goods = ['Frozen shrimp', 'Frozen squid', 'Furniture', 'Fertilizer', hostile.longWord];
const changed = fn();
const suggest = async (text: string) =>
  goods.filter((name) => name.toLowerCase().includes(text.toLowerCase()));

const meta = {
  title: 'Inputs/Autocomplete',
  component: Autocomplete,
  args: { value: '', onChange: changed, suggest, debounce: 0 },
  beforeEach: () => {
    changed.mockClear();
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 360, minBlockSize: 240 }}>
      <Owner {...args} label={say(globals).label} />
    </div>
  ),
} satisfies Meta<typeof Autocomplete>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: { label: '货物名称', hint: '可填写列表之外的名称。', wrong: '请填写货物名称。' },
  en: {
    label: 'Description of goods',
    hint: 'You can enter goods that are not listed.',
    wrong: 'Enter a description of the goods.',
  },
});

/** Keeps the value as a form would. */
function Owner({ value: initial, onChange, ...rest }: AutocompleteProps) {
  const [value, setValue] = useState(initial);
  return (
    <Autocomplete
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

/** The matching part of each suggestion is marked; none is chosen by itself. */
export const States: Story = {
  parameters: { pixels: 'page' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Owner {...args} label={t.label} error={t.wrong} required />
        <Owner {...args} label={t.label} value="Furniture" disabled />
        <Owner {...args} label={t.label} hint={t.hint} />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getAllByRole('combobox')[2] as HTMLElement;
    await userEvent.type(box, 'fro');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
  },
};

/** Arrows point, Enter takes; without an arrow Enter keeps the text and is for the form. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args, { globals }) => {
    const submit = (event: FormEvent) => {
      event.preventDefault();
      sent();
    };
    return (
      <form onSubmit={submit}>
        <Owner {...args} label={say(globals).label} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'fro');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Frozen squid');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(sent).not.toHaveBeenCalled();

    await userEvent.clear(box);
    await userEvent.type(box, 'fro');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('fro');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('fro');
    box.blur();
  },
};

const sent = fn();

/** Free text stays when the box loses focus; a pressed suggestion replaces it; a failed search shows no error. */
export const FreeText: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: {
    suggest: async (text: string) => {
      if (text === 'x') throw new Error('lost');
      return suggest(text);
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'x');
    await userEvent.tab();
    await expect(box).toHaveValue('x');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'furn');
    await userEvent.click(await canvas.findByRole('option', { name: 'Furniture' }));
    await expect(box).toHaveValue('Furniture');
    await expect(box).toHaveFocus();
    await expect(changed).toHaveBeenLastCalledWith('Furniture');
    box.blur();
  },
};

/** Text of an input method is searched once its composition ends. */
export const Composed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: { suggest: fn(suggest) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    box.focus();
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: 'fur' } });
    await expect(box).toHaveValue('fur');
    await expect(args.suggest).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(args.suggest).toHaveBeenCalledOnce());
    box.blur();
  },
};
