import { required, week } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inputOf, submitAround, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { WeekField } from './WeekField.tsx';

const say = words({
  zh: { label: '离港周', ask: '请选择离港周。' },
  en: { label: 'Departure week', ask: 'Choose a departure week.' },
});

const sent = fn();

const meta = {
  title: 'Forms/WeekField',
  component: WeekField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'week', label: '', now: '2026-11-20', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen rules={{ week: [required, week] }} initial={{ week: '' }} onSubmit={sent}>
      <WeekField {...args} label={say(globals).label} requiredText={say(globals).ask} />
    </Specimen>
  ),
} satisfies Meta<typeof WeekField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed in any spelling; the form gets `2026-W48`. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '48');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ week: '2026-W48' }));
  },
};

export const Required: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'W49');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    submitAround(input);
    await waitFor(() => expect(input).toBeInvalid());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Text that is not a week is not replaced by the previous week when the form is sent. */
export const NoWeek: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '48');
    await userEvent.clear(input);
    await userEvent.type(input, 'soon{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
