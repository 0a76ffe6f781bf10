import { follows, month, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { MonthField } from './MonthField.tsx';

const say = words({ zh: { label: '账期' }, en: { label: 'Billing period' } });
const sent = fn();
const schema = v.object({ period: v.pipe(v.string(), follows(required, month)) });

const meta = {
  title: 'Forms/MonthField',
  component: MonthField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'period', label: '', required: true, now: '2026-11' },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen schema={schema} initial={{ period: '' }} onSubmit={sent}>
      <MonthField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof MonthField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed in any spelling; changed with the arrow keys; an unreadable text stays and is refused. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'soon');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveValue('soon');
    await userEvent.clear(input);
    await userEvent.type(input, 'Nov 2026');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('2026-11'));
    await userEvent.type(input, '{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('2027-01');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ period: '2027-01' }));
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
