import { follows, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { SuggestField } from './SuggestField.tsx';

const say = words({
  zh: { label: '货名', ask: '请填写货名。', one: '铝锭', two: '铝型材', fresh: '新型铝材' },
  en: {
    label: 'Goods',
    ask: 'Enter the goods.',
    one: 'aluminium ingots',
    two: 'aluminium profiles',
    fresh: 'aluminium foam',
  },
});
const sent = fn();
const schema = v.object({ goods: v.pipe(v.string(), follows(required)) });

const meta = {
  title: 'Forms/SuggestField',
  component: SuggestField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'goods', label: '', required: true, debounce: 0, suggest: async () => [] },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ goods: '' }} onSubmit={sent}>
      <SuggestField
        {...args}
        label={say(globals).label}
        requiredText={say(globals).ask}
        suggest={async (text) => [say(globals).one, say(globals).two].filter((goods) => goods.includes(text))}
      />
    </Specimen>
  ),
} satisfies Meta<typeof SuggestField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter accepts a suggestion, and a text that was not suggested is valid too. */
export const Suggested: Story = {
  play: async ({ canvas, globals }) => {
    const { one, two, fresh } = say(globals);
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, one.slice(0, 1));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue(two);
    submitAround(box);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ goods: two }));
    await userEvent.clear(box);
    await userEvent.type(box, ` ${fresh} `);
    await userEvent.tab();
    submitAround(box);
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ goods: fresh }));
    box.blur();
  },
};

/** An empty field is reported, and has the focus. */
export const Required: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    input.blur();
  },
};
