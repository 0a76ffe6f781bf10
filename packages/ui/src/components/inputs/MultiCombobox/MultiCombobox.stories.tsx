import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { find, type Vessel, vessels } from '../Combobox/vessels.tsx';
import { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';

const changed = fn();
const args: MultiComboboxProps<Vessel> = {
  search: find,
  itemKey: ({ imo }) => imo,
  itemText: ({ name }) => name,
  value: vessels.slice(2, 4),
  onChange: changed,
  debounce: 0,
};

const meta = {
  title: 'Inputs/MultiCombobox',
  component: MultiCombobox<Vessel>,
  args,
  beforeEach: () => {
    changed.mockClear();
  },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <Owner {...args} label={say(globals).vessels} placeholder={say(globals).placeholder} />
    </div>
  ),
} satisfies Meta<typeof MultiCombobox<Vessel>>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    vessels: '关注的船舶',
    placeholder: '船名或 IMO 号',
    remove: '移除',
    added: '已添加 ONE APUS，共 3 项',
    removed: '已移除 ONE APUS，还有 2 项',
    full: '最多选择 3 项，请先移除一项。',
    wrong: '请至少选择一艘船。',
  },
  en: {
    vessels: 'Vessels to follow',
    placeholder: 'Name or IMO number',
    remove: 'Remove',
    added: 'ONE APUS added, 3 chosen',
    removed: 'ONE APUS removed, 2 left',
    full: 'At most 3 can be chosen. Remove one first.',
    wrong: 'Choose at least one vessel.',
  },
});

/** Holds the value as a form would. */
function Owner({ value: initial, onChange, ...rest }: MultiComboboxProps<Vessel>) {
  const [value, setValue] = useState(initial);
  return (
    <MultiCombobox
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={360}>
        <Owner {...args} label={t.vessels} placeholder={t.placeholder} />
        <Owner {...args} label={t.vessels} value={[]} error={t.wrong} required />
        <Owner {...args} label={t.vessels} value={vessels} max={8} />
        <Owner {...args} label={t.vessels} disabled />
      </Column>
    );
  },
};

/** The list stays open, selected options are ticked; pressing one again removes it. */
export const Open: Story = {
  parameters: { pixels: 'page' },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360, minHeight: 420 }}>
      <Owner {...args} label={say(globals).vessels} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'ONE APUS' }));
    await waitFor(() => expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(3));
    await userEvent.click(canvas.getByRole('option', { name: 'EVER GIVEN' }));
    await expect(changed).toHaveBeenLastCalledWith([vessels[3], vessels[4]]);
  },
};

/** Enter adds, Backspace in the empty box removes the last, and so does each button; focus moves on. */
export const Keys: Story = {
  tags: ['!autodocs'],
  args: { max: 3 },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('combobox', { name: t.vessels });
    const remove = (name: string) => canvas.getByRole('button', { name: `${t.remove} ${name}` });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('apus');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(t.added)).toHaveAttribute('role', 'status');

    await userEvent.keyboard('oocl');
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(t.full));
    await expect(changed).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText(t.removed)).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(remove('EVER GIVEN')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('EVER FOCUS')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveFocus();
    await expect(changed).toHaveBeenLastCalledWith([]);
    box.blur();
  },
};

/** Nothing where a list belongs, holes in it, names without end, and ten thousand to choose from. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'page' },
  render: (args, { globals }) => {
    const t = say(globals);
    const endless = { imo: '1', name: hostile.longWord };
    return (
      <Column width={360}>
        <MultiCombobox {...args} label={t.vessels} value={hostile.nothing} />
        <MultiCombobox {...args} label={t.vessels} value={[endless, hostile.nothing]} max={Number.NaN} />
        <MultiCombobox
          {...args}
          label={t.vessels}
          value={[]}
          initialItems={[
            { items: many(10_000, (number) => ({ imo: String(number), name: `EVER ${number}` })) },
          ]}
        />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('combobox')[2] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(200));
  },
};
