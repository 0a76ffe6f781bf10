import { follows, required, time } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TimeField } from './TimeField.tsx';

const say = words({ zh: { label: '进港时间' }, en: { label: 'Gate time' } });
const sent = fn();
const schema = v.object({ gateTime: v.pipe(v.string(), follows(required, time)) });

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'gateTime', label: '', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ gateTime: '' }} onSubmit={sent}>
      <TimeField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed in any spelling; changed with the arrow keys; an unreadable text stays and is refused. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'noon');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveValue('noon');
    await userEvent.clear(input);
    await userEvent.type(input, '9:40 pm');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('21:40'));
    await userEvent.type(input, '{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('22:00');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ gateTime: '22:00' }));
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
