import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { TagInput, type TagInputProps } from './TagInput.tsx';

const changed = fn();

const meta = {
  title: 'Inputs/TagInput',
  component: TagInput,
  args: { value: [], onChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 360 }}>
      <Owner {...args} label={say(globals).label} />
    </div>
  ),
} satisfies Meta<typeof TagInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '货物标签',
    hint: '用逗号分隔，例如“冷藏”。',
    first: '冷藏',
    second: '危险品',
    wrong: '请至少填写一个标签。',
  },
  en: {
    label: 'Cargo tags',
    hint: 'Separate them with commas.',
    first: 'reefer',
    second: 'dangerous goods',
    wrong: 'Enter at least one tag.',
  },
});

/** Keeps the value as a form would. */
function Owner({ value: initial, onChange, ...rest }: TagInputProps) {
  const [value, setValue] = useState(initial);
  return (
    <TagInput
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
        <Owner {...args} label={t.label} hint={t.hint} />
        <Owner {...args} label={t.label} value={[t.first, t.second, hostile.longWord.slice(0, 60)]} max={5} />
        <Owner {...args} label={t.label} error={t.wrong} required />
        <Owner {...args} label={t.label} value={[t.first]} disabled />
      </Column>
    );
  },
};

/** Enter and commas add, Backspace in the empty box takes the last away; a tag that is in the list already stays to be corrected. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: { max: 3 },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('textbox', { name: say(globals).label });
    await userEvent.type(box, 'reefer{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['reefer']);
    await userEvent.type(box, 'dry box，');
    await expect(changed).toHaveBeenLastCalledWith(['reefer', 'dry box']);
    await userEvent.type(box, 'REEFER{Enter}');
    await expect(box).toHaveValue('REEFER');
    await expect(box).toHaveAccessibleDescription(
      expect.stringContaining(kitWords().tagInput.twice('REEFER', 3)),
    );
    await userEvent.clear(box);
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith(['reefer']);
    await userEvent.click(canvas.getByRole('button', { name: kitWords().multiCombobox.remove('reefer') }));
    await expect(changed).toHaveBeenLastCalledWith([]);
    await expect(box).toHaveFocus();
    box.blur();
  },
};

/** A column of a sheet is a list of tags; text that is left in the box is taken when the field is left. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('reefer\ndry box\nout of gauge\n');
    await expect(changed).toHaveBeenLastCalledWith(['reefer', 'dry box', 'out of gauge']);
    await userEvent.type(box, 'flat rack');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(['reefer', 'dry box', 'out of gauge', 'flat rack']);
  },
};

/** Enter that takes a word of an IME adds nothing; the comma that ends the composition does. */
export const Composed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'lengcang');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, '冷藏');
    fireEvent.compositionEnd(box);
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.type(box, '，');
    await expect(changed).toHaveBeenLastCalledWith(['冷藏']);
  },
};
