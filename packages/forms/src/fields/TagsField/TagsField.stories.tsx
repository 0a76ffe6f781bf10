import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TagsField } from './TagsField.tsx';

const say = words({
  zh: { label: '关键词', one: '冷藏', two: '拼箱' },
  en: { label: 'Keywords', one: 'reefer', two: 'LCL' },
});
const sent = fn();
const schema = v.object({ keywords: v.pipe(v.array(v.string()), v.minLength(1, 'chooseOne')) });

const meta = {
  title: 'Forms/TagsField',
  component: TagsField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'keywords', label: '', required: true, max: 4 },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ keywords: [] as string[] }} onSubmit={sent}>
      <TagsField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof TagsField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A comma, Enter and leaving the field add a tag; the form submits the list. */
export const Typed: Story = {
  play: async ({ canvas, globals }) => {
    const { one, two } = say(globals);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, `${one},${two}`);
    await userEvent.tab();
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ keywords: [one, two] }));
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ keywords: [one] }));
    input.blur();
  },
};

/** An empty field is reported, and has the focus. */
export const Required: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    input.blur();
  },
};
